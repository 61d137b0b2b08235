// The same bot in JavaScript: paravent match china --bots "cmd:node examples/boldest.mjs",random
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.choose) {
    process.stdout.write(JSON.stringify({ act: message.choose.offers.at(-1) }) + "\n");
  }
}
