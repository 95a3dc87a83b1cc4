import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Names a test as vitest does. */
export type TestName = { file: { name: string }; fullTestName: string };

/** Where a test leaves what its failure has to show, until it runs again. */
export const failureFolder = (test: TestName): string => join(root, "reports/browser-failures", ownPath(test));

/** Where a test leaves its traces if somebody asked for all of them. */
export const traceFolder = (test: TestName): string => join(root, "reports/browser-traces", ownPath(test));

const ownPath = ({ file, fullTestName }: TestName): string => join(asFileName(file.name), asFileName(fullTestName));

const asFileName = (name: string): string =>
  name
    .replace(/^tests\/(?:e2e\/)?|\.test\.ts$/g, "")
    .replaceAll(/[^a-z0-9]+/gi, "-")
    .replace(/^-/, "")
    .slice(0, 100);
