import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config.ts";

// Machines that do much else are slow: nothing fails for the time that it takes.
const test = { include: ["tests/*.test.ts"], testTimeout: 120_000 };

export default mergeConfig(pages, defineConfig({ test }));
