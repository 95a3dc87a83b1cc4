import { defineConfig } from "vitest/config";

// The rules' own tests, for `npm run mutation`, in one worker that lives for one mutant.
export default defineConfig({
  test: { include: ["domain/**/*.test.ts"], environment: "node", testTimeout: 120_000, isolate: false },
});
