import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { PictureJudge } from "./picture-judge.ts";

let judge: PictureJudge;
afterEach(() => judge.close());

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();

test("[17.5.5] a picture that takes more memory than its process may have is refused, and the next is judged", async () => {
  // Its header promises 252 MB, which is allowed, and the process may have less.
  judge = new PictureJudge({ mostMemory: 200 * 1024 * 1024 });
  const heavy = readFileSync("tests/fixtures/pictures/14-megapixels.avif");
  const [first, second] = await Promise.allSettled([judge.judge(heavy), judge.judge(await photo())]);
  expect(first).toMatchObject({ reason: { message: "decoding the picture takes more than 200 MB of memory" } });
  expect(second).toMatchObject({ value: { extension: "jpg", width: 640, height: 480 } });
});

test("[17.5.5] a picture that takes too long is refused, and the next is judged", async () => {
  judge = new PictureJudge({ patienceMs: 1 });
  const heavy = readFileSync("tests/fixtures/pictures/14-megapixels.avif");
  await expect(judge.judge(heavy)).rejects.toThrow("decoding the picture takes longer than 0.001 seconds");
});

test("what is no picture is told as in this process", async () => {
  judge = new PictureJudge();
  await expect(judge.judge(Buffer.from("<!doctype html>"))).rejects.toThrow(
    "the content is no picture: it is a web page",
  );
});
