import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** `import crown from "icon:crown"` is the drawing of one of the game-icons, and of no other. */
function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const set = require("@iconify-json/game-icons/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      const icon = set.icons[id.slice("\0icon:".length)];
      if (icon === undefined) this.error(`there is no icon ${id.slice(1)}`);
      return `export default ${JSON.stringify(icon?.body)};`;
    },
  };
}

const SERVER = process.env.PARAVENT_SERVER ?? "http://127.0.0.1:8411";

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  test: { include: ["tests/*.test.ts"] },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
