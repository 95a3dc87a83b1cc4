import { expect, test } from "vitest";
import { imagesOf, nextTryAt, type PictureState } from "./feed-pictures.ts";

const good = (file: string): PictureState => ({ picture: { file, width: 800, height: 600 }, reason: null });
const broken: PictureState = { picture: null, reason: "the server answered 404" };
const onTheWay: PictureState = { picture: null, reason: null };
const shown = (file: string) => ({ url: `/media/${file}`, image_key: file, width: 800, height: 600, cutout: false });

const states: Record<string, PictureState> = { a: good("1.jpg"), b: broken, c: good("2.jpg"), same: good("1.jpg") };

test.each([
  ["keeps the order of the feed", ["c", "a"], [], [shown("2.jpg"), shown("1.jpg")]],
  ["shows a picture once that has two addresses", ["a", "same", "c"], [], [shown("1.jpg"), shown("2.jpg")]],
  ["leaves out broken pictures and those on the way", ["b", "new", "c"], [], [shown("2.jpg")]],
  ["keeps the old images until the first new one is here", ["new", "b"], [shown("0.jpg")], [shown("0.jpg")]],
  ["shows none when all are broken", ["b"], [shown("0.jpg")], []],
  ["shows none when the feed names none", [], [shown("0.jpg")], []],
])("%s", (_what, addresses, before, images) => {
  expect(imagesOf(addresses, (address) => states[address] ?? onTheWay, before)).toEqual(images);
});

test("[17.5.3] waits longer after every failure, and gives up after eight", () => {
  const now = new Date("2026-03-01T00:00:00Z");
  const minutes = [1, 2, 3, 4, 8, 9].map((failures) => {
    const next = nextTryAt(failures, now, 0);
    return next && (next.getTime() - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([1, 10, 60, 360, 5760, null]);
  expect(nextTryAt(1, now, 1)?.toISOString()).toBe("2026-03-01T00:01:15.000Z");
});
