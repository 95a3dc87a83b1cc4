import { BaseSequencer, type TestSpecification } from "vitest/node";

// The runner begins with the files that took longest last time. A new checkout knows no last time and begins with the
// largest files, but the longest tests are in small ones: with one of them last, the other cores wait for it.

/** The files that take longest, first of all. */
export const longest = [
  "tests/e2e/template-looks.test.ts",
  "tests/e2e/script-walk.test.ts",
  "tests/e2e/vehicle.test.ts",
  "tests/e2e/narrow.test.ts",
  "tests/e2e/visual.test.ts",
  "tests/e2e/enquiry-pages.test.ts",
  "tests/e2e/favourites.test.ts",
  "tests/e2e/locations.test.ts",
  "tests/e2e/listing-access.test.ts",
  "tests/e2e/late-parts.test.ts",
  "tests/e2e/uploads.test.ts",
  "tests/e2e/crawler.test.ts",
  "cli/sites/new-site/new-site.test.ts",
  "cli/backup.test.ts",
  "cli/sites/preview.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
