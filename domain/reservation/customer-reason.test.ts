import { expect, test } from "vitest";
import { customerReason, longestReason } from "./customer-reason.ts";

test("[13.5.4] a reason is one paragraph of bounded length, without control characters", () => {
  expect(customerReason("  We bought\r\nanother\u0000 one.\t")).toBe("We bought another one.");
  expect(customerReason("x".repeat(longestReason + 1))).toHaveLength(longestReason);
  expect(customerReason("\n")).toBe("");
});
