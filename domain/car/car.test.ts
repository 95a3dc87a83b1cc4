import { describe, expect, test } from "vitest";
import { carSchema } from "./car.ts";

test("[3.1.2] what nobody can read is taken out of a feed's texts; lines, accents and emoji stay", () => {
  const { make, description } = carSchema.shape;
  expect(make.parse(" To\0\u0007yota\u001b\ud800 ")).toBe("Toyota\ufffd");
  expect(description.parse("Côté 🚗\n\tone owner\u0085")).toBe("Côté 🚗\n\tone owner");
  expect(make.safeParse(" \0 ").success).toBe(make.safeParse("").success);
});

describe("[3.1.8] the addresses of a history report and of a video", () => {
  const { file, video_url } = carSchema.shape;

  test.each(["https://reports.example/1?vin=2#page", "/media/documents/report.pdf"])("%s is taken", (address) => {
    expect([file.safeParse(address).success, video_url.safeParse(address).success]).toEqual([true, true]);
  });

  test.each([
    "data:text/html,<script>alert(1)</script>",
    "javascript:alert(1)",
    "http://reports.example/1",
    "//reports.example/1",
    "/search",
    " java\nscript:alert(1)",
    "https://a.example/\nx",
  ])("%j is refused with what to write", (address) => {
    for (const field of [file, video_url])
      expect(field.safeParse(address).error?.message).toContain('as \\"/media/…\\" or as an address with https://');
  });
});
