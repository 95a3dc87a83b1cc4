import type { Locator } from "playwright-core";
import { expect } from "vitest";

/**
 * Moves a finger sideways over a part of the page, as browser input, once that part stands still and nothing covers it:
 * a finger put down while one page gives way to the next moves neither.
 */
export async function swipe(part: Locator, byX: number): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect.poll(() => part.evaluate(isWithinReach)).toBe(true);
  const page = part.page();
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  const bottom = Math.min(y + height, page.viewportSize()?.height ?? 0);
  const from = { x: x + (width - byX) / 2, y: (Math.max(y, 0) + bottom) / 2 };
  const touch = await page.context().newCDPSession(page);
  const end = Date.now() / 1000;
  // With the timing of a finger that comes to rest: at a test's speed, the browser would fling the strip past its
  // photo.
  const send = (type: "touchStart" | "touchMove" | "touchEnd", share: number, secondsBefore: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x + byX * share, y: from.y }],
      timestamp: end - secondsBefore,
    });
  await send("touchStart", 0, 1);
  for (const share of [0.25, 0.5, 0.75, 1]) await send("touchMove", share, 0.9 - share / 2);
  await send("touchMove", 1, 0.2);
  await send("touchEnd", 1, 0);
  await touch.detach();
}

/** In the page: the part is where it was two frames ago, and what stands in its middle belongs to it. */
async function isWithinReach(part: Element): Promise<boolean> {
  const before = part.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { x, y, width, bottom } = part.getBoundingClientRect();
  const middle = (Math.max(y, 0) + Math.min(bottom, innerHeight)) / 2;
  const isStill = before.x === x && before.y === y && before.width === width;
  return isStill && part.contains(document.elementFromPoint(x + width / 2, middle));
}
