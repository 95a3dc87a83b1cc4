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
  const gate = new UploadGate({ most: 1, perSite: 1, perAddress: 1, perWideBlock: 1 });
  const places = [gate.enter("a", "x"), gate.enter("a", "y")];
  expect([gate.open, gate.enter("a", "z")]).toEqual([2, null]);
  places[1]?.();
  places[1]?.();
  expect(gate.open).toBe(1);
  expect(gate.enter("a", "z")).not.toBeNull();
});

test("[19.2.5] when places run out, a newcomer takes one from the address that has most", () => {
  const gate = new UploadGate({ most: 3, perSite: 3, perAddress: 3, perWideBlock: 3 });
  const ended: string[] = [];
  const enter = (address: string, name: string, isWhole = false) => {
    const leave = gate.enter("a", address, () => {
      if (isWhole) return false;
      ended.push(name);
      leave?.();
      return true;
    });
    return leave !== null;
  };
  enter("10.0.0.9", "in the reserved place");
  expect(["first", "second", "third"].map((name) => enter("10.0.0.1", name))).toEqual([true, true, true]);
  expect([enter("10.0.0.2", "newcomer"), ended]).toEqual([true, ["third"]]);
  // Two and one: nobody has more than a newcomer would have after it.
  expect([enter("10.0.0.2", "another"), ended.length]).toEqual([false, 1]);
  expect([enter("10.0.0.3", "whole", true), ended]).toEqual([true, ["third", "second"]]);
});

test("[19.2.5] the addresses of one /48 have nine places together", () => {
  const blocks = Array.from({ length: 12 }, (_, n) => `2001:db8:1:${n}::1`);
  expect(enterAll(new UploadGate(), "a", blocks)).toBe(10);
});
