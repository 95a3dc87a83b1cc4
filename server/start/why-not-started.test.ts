import { expect, test } from "vitest";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { whyNotStarted } from "./why-not-started.ts";

const taken = (port: number) => Object.assign(new Error("listen"), { code: "EADDRINUSE", port });

test("a full disk is named with its folder and a way out, whoever met it first", () => {
  const sentence =
    "Forecourt cannot start: the disk of /data is full. Free some space there, or set DATA_DIR to a folder on another disk, and start again.";
  const errors = [
    new StoreError("failed", "database or disk is full"),
    Object.assign(new Error("write"), { code: "ENOSPC" }),
  ];
  expect(errors.map((error) => whyNotStarted(error, { DATA_DIR: "/data" }))).toEqual([sentence, sentence]);
});

test("a port in use is named with the variable that changes it", () => {
  const env = { PORT: "3000", OPERATOR_PORT: "9090" };
  expect(whyNotStarted(taken(3000), env)).toBe(
    "Port 3000 is in use by another program. Set PORT to a free one and start again.",
  );
  expect(whyNotStarted(taken(9090), env)).toMatch(/^Port 9090 .* Set OPERATOR_PORT to/);
});

test("anything else keeps its stack", () => {
  expect(whyNotStarted(new TypeError("x is not a function"), {})).toMatch(/TypeError: x is not a function\n\s+at /);
});
