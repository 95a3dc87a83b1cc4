import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { testProjects } from "./scripts/test-projects.ts";
import { temporaryFolder } from "./tests/support/in-memory.ts";
import { patienceMs } from "./tests/support/patience.ts";
import { isWatched } from "./tests/support/watching.ts";

// Tests start hundreds of processes; what one has read and compiled, the next takes from here.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/compiled");

process.env["TMPDIR"] ??= temporaryFolder();

// What is waited for comes when it comes: on a busy machine later, never wrongly.
const node = {
  environment: "node" as const,
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Modules are read once by each worker, not once for every file: nothing of ours keeps anything between tests.
  isolate: false,
  // `npm test` runs two projects at a time: what waits for processes, disks and browsers leaves room for the others.
  maxWorkers: availableParallelism(),
};

/** Pages are rendered as a server renders them. React's development build takes twice as long. */
const asServed = { ...node, env: { NODE_ENV: "production" } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: "unit",
          include: [
            "{domain,site,search-engine,app,desk,templates,demo,deploy,scripts,tests/relevance}/**/*.test.{ts,tsx}",
          ],
          pool: "threads",
        },
      },
      {
        test: {
          ...asServed,
          name: "server",
          ...testProjects.server,
        },
      },
      {
        test: {
          ...asServed,
          name: "faults",
          ...testProjects.faults,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          ...asServed,
          name: "e2e",
          ...testProjects.e2e,
          // A person watches one window at a time. While a page waits for a timer or an answer of its own, another is drawn.
          maxWorkers: isWatched() ? 1 : availableParallelism() + 1,
          // Finding a part of a large page takes 20 ms of the browser: four times a second is often enough.
          expect: { poll: { timeout: patienceMs, interval: 250 } },
          // The slowest test takes 20 s; each of its waits has its own limit.
          testTimeout: isWatched() ? 60 * patienceMs : 4 * patienceMs,
          hookTimeout: 4 * patienceMs,
        },
      },
      {
        test: {
          ...node,
          name: "dev",
          ...testProjects.dev,
          // A change is shown once the whole server has started again, which reads all stock: on a busy machine half a minute,
          // and the change before it may still be under way.
          expect: { poll: { timeout: 3 * patienceMs } },
          testTimeout: 8 * patienceMs,
          hookTimeout: 4 * patienceMs,
        },
      },
      // `npm run test:browsers`, by itself: the journeys in browsers other than Chromium, one window at a time.
      {
        test: {
          ...asServed,
          name: "browsers",
          ...testProjects.browsers,
          testTimeout: 1_200_000,
          hookTimeout: 600_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
