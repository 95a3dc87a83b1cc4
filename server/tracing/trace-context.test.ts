import { expect, test } from "vitest";
import { newSpanId, newTraceId, readTraceparent } from "./trace-context.ts";

const trace = "0af7651916cd43dd8448eb211c80319c";
const span = "b7ad6b7169203331";

test.each([
  [`00-${trace}-${span}-01`, true],
  [`00-${trace}-${span}-00`, false],
  [`00-${trace}-${span}-03`, true],
  [`01-${trace}-${span}-01-of-a-later-version`, true],
])("%s is read", (header, isSampled) => {
  expect(readTraceparent(header)).toEqual({ traceId: trace, spanId: span, isSampled });
});

test.each([
  undefined,
  "",
  `ff-${trace}-${span}-01`,
  `00-${"0".repeat(32)}-${span}-01`,
  `00-${trace}-${"0".repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace}-${span}`,
  `00-${trace}-${span}-01-${"x".repeat(300)}`,
])("%s is no trace context", (header) => {
  expect(readTraceparent(header)).toBeNull();
});

test("new ids are of the right length", () => {
  expect(readTraceparent(`00-${newTraceId()}-${newSpanId()}-01`)).not.toBeNull();
});
