/** The tests that start parts of the platform, by project: their files, and what starts before them. */
export const testProjects = {
  server: {
    include: ["{server,cli}/**/*.test.{ts,tsx}", "tests/app/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/build-setup.ts", "tests/support/postgres-setup.ts"],
  },
  faults: {
    include: ["tests/faults/**/*.test.ts"],
    globalSetup: ["tests/support/programs-setup.ts", "tests/support/postgres-setup.ts"],
  },
  /** Needs no build: that is what it is about. */
  dev: {
    include: ["tests/dev/**/*.test.ts"],
    globalSetup: [],
  },
  e2e: {
    include: ["tests/e2e/**/*.test.ts"],
    globalSetup: ["tests/support/programs-setup.ts", "tests/support/e2e-setup.ts"],
  },
  browsers: {
    include: ["tests/browsers/**/*.test.ts"],
    globalSetup: ["tests/support/build-setup.ts", "tests/support/e2e-setup.ts"],
  },
};
