import type { Locator } from "playwright-core";

const thumbSize = 44;
/** Nobody hits the middle. */
const besideMiddle = 12;

/** Presses the thumb of a slider beside its middle, moves by some pixels, and lets go: with a finger where there is touch. */
export async function pressBeside(slider: Locator, by: { x: number; y: number }): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  const page = slider.page();
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const share = await slider.evaluate((one: HTMLInputElement) => {
    const [value, min, max] = [one.value, one.min, one.max].map(Number) as [number, number, number];
    return (value - min) / (max - min);
  });
  const x = box.x + thumbSize / 2 + (box.width - thumbSize) * share + besideMiddle;
  const y = box.y + box.height / 2;
  if (await page.evaluate(() => navigator.maxTouchPoints === 0)) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
    return page.mouse.up();
  }
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove", part: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: x + by.x * part, y: y + by.y * part }] });
  await send("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send("touchMove", part);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}
