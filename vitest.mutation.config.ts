import { defineConfig } from "vitest/config";

// The tests of the folder whose rules are changed, for `npm run mutation`, in one worker that lives for one mutant.
export default defineConfig({
  test: {
    include: [`${process.env["MUTATED"] ?? "domain"}/**/*.test.ts`],
    environment: "node",
    testTimeout: 120_000,
    isolate: false,
  },
});
