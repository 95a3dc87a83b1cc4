import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Tests start hundreds of processes; what one has read and compiled, the next takes from here.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/compiled");

// What is waited for comes when it comes: on a busy machine later, never wrongly.
const node = {
  environment: "node" as const,
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  // The default leaves one core idle: of two, half the machine.
  maxWorkers: "100%",
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: "unit",
          include: ["{domain,site,search-engine,app,demo,scripts}/**/*.test.{ts,tsx}"],
          // Rules are pure: their modules are read once, not once for every file.
          isolate: false,
          pool: "threads",
        },
      },
      {
        test: {
          ...node,
          name: "server",
          include: ["{server,cli}/**/*.test.{ts,tsx}"],
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/e2e-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
