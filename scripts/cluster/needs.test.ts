import { expect, test } from "vitest";
import { type Machine, missingNeeds, numberProblems } from "./needs.ts";

const whole: Machine = { hasProgram: () => true, hasFile: () => true, hasPostgres: async () => true };

test("a machine with everything starts", async () => {
  expect(await missingNeeds(whole)).toEqual([]);
});

test("all that is missing is named at once, each with what to do", async () => {
  const bare: Machine = { hasProgram: () => false, hasFile: () => false, hasPostgres: async () => false };
  expect(await missingNeeds(bare)).toEqual([
    "Caddy is not installed: apt-get install caddy, or see https://caddyserver.com.",
    expect.stringMatching(/^PostgreSQL for \w+ \w+ is not installed: run npm install/u),
    "The server is not built: run npm run build.",
  ]);
  const unbuilt = { ...whole, hasFile: (path: string) => !path.includes("programs") };
  expect(await missingNeeds(unbuilt)).toEqual(["The server is not built: run npm run build."]);
});

test("a number that is none is refused with a sentence", () => {
  expect(numberProblems({ sites: "10", cars: "1" })).toEqual([]);
  for (const text of ["", "ten", "0", "1.5", "-3"])
    expect(numberProblems({ sites: text })).toEqual([`--sites takes a whole number above 0, not "${text}".`]);
});
