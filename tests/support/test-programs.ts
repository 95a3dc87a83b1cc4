import { platformPrograms } from "../../scripts/programs.ts";

/** The platform's, and those which only tests start. */
export const testPrograms: readonly string[] = [
  ...platformPrograms,
  "tests/faults/importer.ts",
  "tests/faults/retention-eraser.ts",
  "tests/faults/store-writer.ts",
  "tests/support/store-put-cars.ts",
];
