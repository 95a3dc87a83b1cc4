import { expect, test } from "vitest";
import { readEnv } from "#server/environment/env.ts";
import { loadSettings } from "./load-settings.ts";

test("[19.1.7] an answer may take as long as a page may wait, and at least 30 seconds", () => {
  const patience = (seconds: string) => loadSettings(readEnv({ RENDER_WAIT_SECONDS: seconds }));
  expect(patience("8")).toMatchObject({ answerMs: 30_000, hangMs: 120_000 });
  expect(patience("600")).toMatchObject({ answerMs: 600_000, hangMs: 600_000 });
});
