import type { CDPSession, Page } from "playwright-core";

/** How much slower a phone's processor is than this machine's, as Lighthouse assumes. */
export const slowdown = 4;

export async function slowProcessor(page: Page): Promise<CDPSession> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return protocol;
}

/** A mobile connection as Lighthouse assumes it: 150 ms round trip, 1.6 Mbit/s down. */
export async function slowLine(protocol: CDPSession): Promise<void> {
  await protocol.send("Network.enable");
  await protocol.send("Network.setCacheDisabled", { cacheDisabled: true });
  await protocol.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

export const smallPhone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
