import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type AltchaChallenge, solveAltcha } from "./solve-altcha.ts";

const challengeOf = (number: number, maxnumber: number): AltchaChallenge => ({
  algorithm: "SHA-256",
  challenge: createHash("sha256").update(`salt${number}`).digest("hex"),
  maxnumber,
  salt: "salt",
  signature: "signed",
});

test.each([0, 255, 256, 1000])("the number %d is found", async (number) => {
  const solution = await solveAltcha(challengeOf(number, 1000));
  expect(JSON.parse(atob(solution ?? ""))).toMatchObject({ number, salt: "salt", signature: "signed" });
});
test("a challenge without a solution ends", async () => {
  expect(await solveAltcha(challengeOf(1001, 1000))).toBeNull();
});
