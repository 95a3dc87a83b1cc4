import { expect, test } from "vitest";
import { carSchema } from "./car.ts";
import { sampleCar } from "./testing/sample-car.ts";
import { videoOf } from "./video.ts";

const youtube = { kind: "frame", src: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" };

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
  ["https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=3s", youtube],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", youtube],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youtube],
  ["https://vimeo.com/76979871", { kind: "frame", src: "https://player.vimeo.com/video/76979871?dnt=1" }],
  [
    "https://player.vimeo.com/video/76979871?h=1",
    { kind: "frame", src: "https://player.vimeo.com/video/76979871?dnt=1" },
  ],
  ["/media/video/suv.mp4", { kind: "file", src: "/media/video/suv.mp4" }],
  ["https://cdn.dealer.example/walk.WEBM?x=1", { kind: "file", src: "https://cdn.dealer.example/walk.WEBM?x=1" }],
])("[2.3.13] %s plays", (url, video) => {
  expect(videoOf(url)).toEqual(video);
});

test.each([
  null,
  "https://dealer.example/cars",
  "https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ",
  "https://evil.example/?u=https://vimeo.com/76979871",
  "//evil.example/?u=/media/a.mp4",
  "/media/a.mp4/page",
  "/media/a.pdf",
])("[2.3.13] %s is no video that plays", (url) => {
  expect(videoOf(url)).toBeNull();
});

test("[3] a car carries a video of the media folder or of a secure address, and nothing else", () => {
  const { dealership_slug: _a, dealership_name: _b, location: _c, city: _d, state: _e, ...stored } = sampleCar();
  const takes = (video_url: string) => carSchema.safeParse({ ...stored, video_url }).success;
  expect(["/media/video/a.mp4", "https://youtu.be/dQw4w9WgXcQ"].map(takes)).toEqual([true, true]);
  expect(["javascript:alert(1)", "http://plain.example/a.mp4", "a.mp4"].map(takes)).toEqual([false, false, false]);
});
