import type { Page } from "playwright-core";
import { demoSites } from "#tests/support/demo-sites.ts";
import { carLinks } from "#tests/support/page-parts.ts";

/** Every demo site with the path of its listing. */
export const demoListings = demoSites().sites.map(({ settings }) => ({
  slug: settings.slug,
  path: settings.default_search_path,
}));

/** Runs an action that leads to another listing, and waits until that is shown. */
export async function toAnother(page: Page, action: () => Promise<unknown>): Promise<void> {
  const before = page.url();
  await action();
  await page.waitForURL((url) => url.href !== before);
  await settled(page);
}

/** Waits until the listing that the address names is rendered: its answer has arrived, and its head says so. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
    const busy = document.querySelector("main div[aria-busy]")?.getAttribute("aria-busy");
    const asked = location.search.replace(/[?&]typed=[^&]*/, "");
    return canonical !== undefined && new URL(canonical).search === asked && busy === "false";
  });
}

export const carsOn = (page: Page): Promise<(string | null)[]> =>
  carLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));

export async function totalOn(page: Page): Promise<number> {
  return Number((await page.locator("[role=status] b").innerText()).replaceAll(",", ""));
}

/** The filters as a form without script would send them. */
export function formQuery(page: Page): Promise<string> {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("form#filter");
    const fields = new URLSearchParams();
    new FormData(form ?? undefined).forEach((value, name) => typeof value === "string" && fields.append(name, value));
    return fields.toString();
  });
}
