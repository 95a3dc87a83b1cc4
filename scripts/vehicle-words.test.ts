import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = ["app", "domain", "server", "templates"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), "utf8") }));

/** The text of a call that says something in the site's words, on one line or on the next. */
const said = /\b(?:say|inWords)\(\s*(?:"(?<plain>[^"\n]*)"|`(?<made>[^`]*)`)/g;

test("[10.5.1] what is said in a site's words has placeholders: {vehicle}, {vehicles}, {test drive}", () => {
  const found = sources.flatMap(({ name, text }) =>
    [...text.matchAll(said)].flatMap(({ groups }) => {
      const words = groups?.["plain"] ?? groups?.["made"] ?? "";
      return /(?<![-/\w{])(?<!\{an? )(?:cars?|test drives?)(?![-/\w}])/i.test(words) ? [`${name}: ${words}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test("[10.5.1] placeholders are spelt as they are read", () => {
  const known = /^\{(?:an? )?(?:vehicles?|test drives?)\}$/i;
  const found = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/(?<![{$])\{(?:an? )?(?:vehicle|test[ _-]drive)[\w -]*\}(?!\})/gi)]
      // In code, not in a text: { vehicle }, {vehicle} of JSX.
      .filter(([whole]) => !known.test(whole))
      .map(([whole]) => `${name}: ${whole}`),
  );
  expect(found).toEqual([]);
});
