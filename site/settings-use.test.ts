import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "#tests/support/setting-variants.ts";

// tests/app/settings-use.test.ts checks whether demo pages show its effect.
const settings = settingNames();
const sources = ["app", "domain", "server", "site", "cli", "templates"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\/|site\/schema\/|base\/defaults/.test(name))
  // A mention in a comment is not a use.
  .map((name) => readFileSync(name, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""));
/** A name like "url" occurs in every second file: it counts only where its group is named as well. */
const groups: Readonly<Record<string, string>> = {
  // Passed on as a whole: a service to code that calls any service, and settings of enquiries to code that knows a
  // part.
  vehicle_lookup: "service",
  nevdis: "service",
  enquiry: "enquiry|settings",
  test_drive: "booking",
};

function isRead(setting: string): boolean {
  const [key = "", group = "[sS]ettings|site"] = setting.split(".").reverse();
  const read = new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,:}=]|"${key}"`);
  const named = new RegExp(groups[group] ?? group);
  return sources.some((source) => read.test(source) && (group === "private" || named.test(source)));
}

test("[10.1.2] every setting is read by something", () => {
  expect(settings.filter((setting) => !isRead(setting))).toEqual([]);
});
