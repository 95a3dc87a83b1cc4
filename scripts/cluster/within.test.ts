import { expect, test } from "vitest";
import { within } from "./within.ts";

test("work that ends in time has its own result", async () => {
  expect(await within(600, "counting", Promise.resolve(3))).toBe(3);
  await expect(within(600, "counting", Promise.reject(new Error("no numbers")))).rejects.toThrow("no numbers");
});

test("work that never ends is named", async () => {
  await expect(within(0.01, "The start of node 2", new Promise(() => undefined))).rejects.toThrow(
    "The start of node 2 took more than 0.01 s.",
  );
});
