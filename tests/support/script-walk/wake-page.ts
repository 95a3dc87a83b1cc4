import type { Page } from "playwright-core";

/** Brings every island alive, whatever it waits for, and lets it do what it does at its start. */
export async function wakePage(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor();
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("[data-island]")) {
      island.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
  });
  await page.locator("html:not(:has([data-island]:not([data-awake])))").waitFor();
  await untilIdle(page);
  // What is shortened can be read in full.
  for (const more of await page.getByRole("button", { name: /^View more/ }).elementHandles()) {
    await more.evaluate((button) => (button as HTMLElement).click());
  }
  await untilIdle(page);
}

const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(() => done()))),
      ),
  );
