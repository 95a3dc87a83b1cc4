import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { type AltchaChallenge, solveAltcha } from "./solve-altcha.ts";

afterEach(() => void vi.unstubAllGlobals());

const challengeOf = (number: number, maxnumber: number): AltchaChallenge => ({
  algorithm: "SHA-256",
  challenge: createHash("sha256").update(`salt${number}`).digest("hex"),
  maxnumber,
  salt: "salt",
  signature: "signed",
});

test.each([
  [0, 1000],
  [255, 1000],
  [256, 1000],
  [1000, 1000],
  [256, 256],
])("the number %d of up to %d is found", async (number, most) => {
  const solution = await solveAltcha(challengeOf(number, most));
  expect(JSON.parse(atob(solution ?? ""))).toMatchObject({ number, salt: "salt", signature: "signed" });
});
test("a challenge without a solution ends", async () => {
  expect(await solveAltcha(challengeOf(1001, 1000))).toBeNull();
});

test("[5.4.6] the number is found where the browser hides its own hashing", async () => {
  vi.stubGlobal("crypto", {});
  const solution = await solveAltcha(challengeOf(700, 1000));
  expect(JSON.parse(atob(solution ?? ""))).toMatchObject({ number: 700 });
});
