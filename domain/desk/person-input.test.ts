import { expect, test } from "vitest";
import { personAddress, personName, roleNamed } from "./person-input.ts";

test.each([
  ["  Dean   Cavallo ", "Dean Cavallo"],
  ["Ngaire\nTe\tAo\u0000", "Ngaire Te Ao"],
  ["\u202Eevil", "evil"],
  ["José", "José"],
  ["   ", null],
  ["a".repeat(81), null],
])("[6.3.1] the name %j is %j", (text, name) => expect(personName(text)).toBe(name));

test.each([
  [" Dean@Example.com ", "Dean@Example.com"],
  ["o'brien+desk@mail.example.co.nz", "o'brien+desk@mail.example.co.nz"],
  ["dean", null],
  ["dean@example", null],
  ["dean@example.com, eve@example.com", null],
  ["Dean <dean@example.com>", null],
  ["dean@example.com\r\nBcc: eve@example.com", null],
  ["dean@exam\u0000ple.com", null],
  [`${"a".repeat(250)}@example.com`, null],
])("[6.3.1] the address %j is %j", (text, address) => expect(personAddress(text)).toBe(address));

test("[6.3.2] a role is one of five words", () => {
  expect(["principal", "operator", "Principal", "owner", "__proto__"].map(roleNamed)).toEqual([
    "principal",
    "operator",
    null,
    null,
    null,
  ]);
});
