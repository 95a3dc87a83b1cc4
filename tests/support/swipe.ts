import type { Page } from "playwright-core";

/** Moves a finger along a line, as browser input. */
export async function swipe(page: Page, from: { x: number; y: number }, byX: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const end = Date.now() / 1000;
  // With the timing of a finger that comes to rest: at a test's speed, the browser would fling the strip past its
  // photo.
  const send = (type: "touchStart" | "touchMove" | "touchEnd", part: number, secondsBefore: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x + byX * part, y: from.y }],
      timestamp: end - secondsBefore,
    });
  await send("touchStart", 0, 1);
  for (const part of [0.25, 0.5, 0.75, 1]) await send("touchMove", part, 0.9 - part / 2);
  await send("touchMove", 1, 0.2);
  await send("touchEnd", 1, 0);
  await touch.detach();
}
