import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1000])("hashes %d bytes as Node does", (length) => {
  const message = Uint8Array.from({ length }, (_, at) => (at * 31) % 256);
  expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
});

test("hashes any message as Node does", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
      expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    }),
  );
});
