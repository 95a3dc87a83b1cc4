import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dependenciesOfTests, explainAffected } from "./dependencies-of-tests.ts";

const root = join(import.meta.dirname, "..");
const affectedBy = dependenciesOfTests(root);
const filesOf = (...changes: string[]) =>
  Object.fromEntries(affectedBy(changes).map(({ project, files }) => [project, files]));
const [picture = ""] = globSync("tests/visual/*.webp", { cwd: root });
const browserTests = globSync("tests/e2e/**/*.test.ts", { cwd: root }).sort();

test.each([
  "docs/spec/README.md",
  "docs/decisions/0001-one-page-per-site-stock-and-url.md",
  "CHANGELOG.md",
  "bench/main.ts",
  "bench/results.json",
  "templates/base/README.md",
  "templates/a-template/picture.webp",
  "deploy/Dockerfile",
  "domain/search/search-url.test.ts",
])("a change of %s affects no server, fault or browser test", (change) => {
  expect(filesOf(change)).toEqual({ server: [], faults: [], dev: [], e2e: [] });
});

test.each([
  "app/routes/search.tsx",
  "app/islands/hydrate.tsx",
  "app/features/card/a-file-that-is-gone.css",
  "domain/search/search-url.ts",
  "site/schema/site-settings.ts",
  "templates/base/template.yaml",
  "templates/base/styles/core.css",
  "vite.config.ts",
  "scripts/precompress.mjs",
])("a change of %s, which pages are built from, affects all browser tests and server tests of pages", (change) => {
  const { e2e, server } = filesOf(change);
  expect(e2e).toEqual(browserTests);
  expect(server).toContain("tests/app/app.test.ts");
});

test.each([
  // Through imports.
  ["tests/e2e/forms.test.ts", "e2e", "tests/e2e/forms.test.ts"],
  ["tests/support/browser.ts", "e2e", "tests/e2e/forms.test.ts"],
  ["server/pages/paths.ts", "server", "server/pages/paths.test.ts"],
  // Through programs that are started.
  ["server/start.ts", "faults", "tests/faults/leads-kill.test.ts"],
  ["cli/backup.ts", "faults", "tests/faults/backup.test.ts"],
  ["server/leads/service/lead-service.ts", "e2e", "tests/e2e/enquiry.test.ts"],
  ["tests/faults/store-writer.ts", "faults", "tests/faults/store-kill.test.ts"],
  // Through files that are read.
  ["demo/sites/corner-lot.yaml", "e2e", "tests/e2e/forms.test.ts"],
  ["demo/sites/corner-lot.yaml", "server", "tests/app/settings-use.test.ts"],
  [picture, "e2e", "tests/e2e/visual.test.ts"],
  ["tests/fixtures/sites/first-site.yaml", "server", "tests/app/app.test.ts"],
  ["server/adapters/geography/au.json.br", "e2e", "tests/e2e/locations.test.ts"],
  ["scripts/image-tree.ts", "faults", "tests/faults/image-tree.test.ts"],
  // By what starts before a project.
  ["tests/support/e2e-setup.ts", "e2e", "tests/e2e/forms.test.ts"],
  ["server/adapters/store/sqlite/migrate-sqlite.ts", "server", "tests/app/app.test.ts"],
  ["package-lock.json", "faults", "tests/faults/store-kill.test.ts"],
])("a change of %s affects, of %s, %s", (change, project, test) => {
  expect(existsSync(join(root, change))).toBe(true);
  expect(filesOf(change)[project]).toContain(test);
});

test("what a change does not reach is left out", () => {
  expect(filesOf("tests/e2e/forms.test.ts")).toEqual({
    server: [],
    faults: [],
    dev: [],
    e2e: ["tests/e2e/forms.test.ts"],
  });
  expect(filesOf("server/adapters/store/postgres/postgres-engine.test.ts")["server"]).toHaveLength(1);
  expect(filesOf("app/routes/search.tsx")["server"]).not.toContain("server/environment/env.test.ts");
  expect(filesOf("tests/support/browser.ts")).toMatchObject({ server: [], faults: [] });
});

test("it is said what will be run, and why", () => {
  const changes = ["docs/README.md", picture];
  expect(explainAffected(affectedBy(changes), changes)).toMatch(
    /^ {2}docs\/README.md: no server, fault or browser test depends on it\n {2}tests\/visual\/[\w-]+\.webp\n {4}\d+ of \d+ files of browser tests: tests\/e2e\/.*\.test\.ts > .*tests\/visual$/,
  );
});
