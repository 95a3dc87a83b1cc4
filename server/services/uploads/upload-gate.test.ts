import { expect, test } from "vitest";
import { UploadGate } from "./upload-gate.ts";

const enterAll = (gate: UploadGate, site: string, addresses: readonly string[]): number =>
  addresses.filter((address) => gate.enter(site, address) !== null).length;

test("[8, 19.2.5] one address has four places, and a /64 of IPv6 counts as one", () => {
  const gate = new UploadGate();
  expect(enterAll(gate, "a", ["1.1.1.1", "1.1.1.1", "1.1.1.1", "1.1.1.1", "1.1.1.1"])).toBe(4);
  const household = [1, 2, 3, 4, 5, 6].map((host) => `2001:db8:1:2::${host}`);
  expect(enterAll(new UploadGate(), "a", household)).toBe(4);
});

test("[8, 19.2.5] 24 uploads of six addresses to one site leave places for others, and every site has one of its own", () => {
  const gate = new UploadGate();
  const six = Array.from({ length: 24 }, (_, n) => `10.0.0.${n % 6}`);
  expect(enterAll(gate, "flooded", six)).toBe(13);
  expect(enterAll(gate, "second", six)).toBeLessThan(14);
  // However many floods there are, a site without an upload takes one.
  for (let n = 0; n < 40; n += 1) gate.enter(n % 2 ? "flooded" : "second", `10.1.0.${n}`);
  for (const site of ["third", "fourth", "fifth"])
    expect(gate.enter(site, "192.0.2.1") === null).toBe(site !== "third");
  expect(gate.enter("sixth", "192.0.2.2")).not.toBeNull();
});

test("[8] a place that was left is free again, once", () => {
  const gate = new UploadGate({ most: 1, perSite: 1, perAddress: 1 });
  const places = [gate.enter("a", "x"), gate.enter("a", "y")];
  expect([gate.open, gate.enter("a", "z")]).toEqual([2, null]);
  places[1]?.();
  places[1]?.();
  expect(gate.open).toBe(1);
  expect(gate.enter("a", "z")).not.toBeNull();
});
