import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { GROUPS } from "./chunks.ts";

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

// What somebody without a connection can use: the frame of the pages, the rules, and puzzles.
const OFFLINE =
  /(RulesPage|OfflinePage|PuzzleList|PuzzlePage|Board)\.svelte$|\/Primer\.svelte$|\.(md|ftl|json)(\?\w+)?$/;

/** The service worker, with the names of what it keeps from the start. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const kept = new Set<string>();
      const keep = (name: string) => {
        const file = bundle[name];
        if (kept.has(name) || file === undefined) return;
        kept.add(name);
        if (file.type !== "chunk") return;
        file.imports.forEach(keep);
        file.viteMetadata?.importedCss.forEach(keep);
        file.viteMetadata?.importedAssets.forEach(keep);
      };
      for (const [name, file] of Object.entries(bundle))
        if (
          file.type === "chunk" &&
          (file.isEntry || file.moduleIds.some((id) => OFFLINE.test(id)))
        )
          keep(name);
      for (const name of Object.keys(bundle)) if (name.endsWith("-normal.woff2")) keep(name);
      const files = [...kept].filter((name) => name !== "index.html").sort();
      const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync("worker.js", "utf8")
        .replace('"FILES"', JSON.stringify(files.map((name) => `/${name}`)))
        .replace("BUILD", build);
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

// The last step, to 11, takes twice the time for two percent.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const PACKED = /\.(css|html|js|json|svg|webmanifest)$/;

/** Beside each file that is text lies what the server sends to those who can unpack it. */
function packing(): Plugin {
  let folder = "dist";
  return {
    name: "packing",
    apply: (_, { command, mode }) => command === "build" && mode !== "unpacked",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!PACKED.test(path)) continue;
        const file = join(folder, path);
        const plain = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(plain, BROTLI));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

const SERVER = process.env.PARAVENT_SERVER ?? "http://127.0.0.1:8411";

export default defineConfig({
  plugins: [svelte(), icons(), worker(), packing()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
