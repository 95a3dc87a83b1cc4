import type { CDPSession, Page } from "playwright-core";

/** How much slower a phone's processor is than this machine's, as Lighthouse assumes. */
export const slowdown = 4;

export async function slowProcessor(page: Page): Promise<CDPSession> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return protocol;
}

export const smallPhone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
