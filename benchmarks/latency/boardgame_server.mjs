// node boardgame_server.mjs PORT [FOLDER]: boardgame.io's server, in memory or with flat files.

import { createRequire } from "node:module";
import { Bidding } from "./bidding.mjs";

const { Server, FlatFile } = createRequire(import.meta.url)("boardgame.io/server");
const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;

process.env.NODE_ENV = "production";
Server({ games: [Bidding], origins: [/localhost:\d+/], db }).run(Number(port));
