import { expect, test } from "vitest";
import { chooseEncoding } from "./accept-encoding.ts";

test.each([
  ["zebra", "identity"],
  ["zebra, gzip", "gzip"],
  ["brr", "identity"],
  ["abr,gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["BR;q=1", "br"],
  ["gzip,br", "br"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("[19.5.5] Accept-Encoding: %s gets %s", (header, encoding) => expect(chooseEncoding(header)).toBe(encoding));
