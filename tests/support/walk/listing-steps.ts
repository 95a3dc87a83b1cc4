import type { Page } from "playwright-core";

// What a visitor does on a listing, as data: a walk that failed can be done again, whole or in part.

export type Step =
  | { kind: "tick" | "untick"; facet: string; value: string }
  | { kind: "type"; field: string; value: string }
  | { kind: "slide"; label: string; key: string }
  | { kind: "sort"; order: string }
  | { kind: "chip"; name: string }
  | { kind: "clear" }
  | { kind: "page"; href: string }
  | { kind: "words"; words: string }
  | { kind: "open"; box: string }
  | { kind: "back" }
  | { kind: "forward" };

/** Notes what the form says at each change, as a browser without script would send it. */
export async function noteForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      const form = document.querySelector<HTMLFormElement>("form#filter");
      const fields = new URLSearchParams();
      new FormData(form ?? undefined).forEach((value, name) => typeof value === "string" && fields.append(name, value));
      document.documentElement.dataset["noted"] = fields.toString();
    };
    addEventListener("change", note, { capture: true });
  });
}

/** Where the form leads without script; null for a step that is no change of the form. */
export async function formAddress(page: Page, step: Step): Promise<string | null> {
  if (!["tick", "untick", "type", "slide", "sort"].includes(step.kind)) return null;
  // An unticked make takes its models with it, which no form can.
  if (step.kind === "untick" && step.facet === "make") return null;
  return page.evaluate(async () => (await fetch(`/search?${document.documentElement.dataset["noted"]}`)).url);
}

/** Words may mean the search that is shown, and Back may lead to where a sheet was opened. */
const changesAddress = new Set<Step["kind"]>(["tick", "untick", "type", "slide", "sort", "chip", "clear"]);

/** Does a step as a visitor would, and waits until the page shows its result. */
export async function takeStep(page: Page, step: Step): Promise<void> {
  const before = page.url();
  await perform(page, step);
  if (changesAddress.has(step.kind)) await page.waitForURL(({ href }) => href !== before);
  await untilShown(page);
}

async function perform(page: Page, step: Step): Promise<void> {
  switch (step.kind) {
    case "tick":
    case "untick": {
      await openFilters(page);
      const box = page.locator("input[type=checkbox]" + attribute("name", step.facet) + attribute("value", step.value));
      await bringOut(page, box);
      return box.click();
    }
    case "type": {
      await openFilters(page);
      const field = page.locator("input" + attribute("name", step.field));
      await bringOut(page, field);
      await field.fill(step.value);
      return field.press("Tab");
    }
    case "slide": {
      await openFilters(page);
      const slider = page.getByRole("slider", { name: step.label, exact: true });
      await bringOut(page, page.locator("input[type=range]" + attribute("aria-label", step.label)));
      await slider.focus();
      return slider.press(step.key);
    }
    case "sort":
      await closeFilters(page);
      await page.getByLabel("Sort by").selectOption(step.order);
      return;
    case "chip":
      await closeFilters(page);
      return page
        .getByRole("list", { name: "Filters in use" })
        .getByRole("link", { name: step.name, exact: true })
        .click();
    case "clear":
      await closeFilters(page);
      return page.getByRole("list", { name: "Filters in use" }).getByRole("link", { name: "Clear all" }).click();
    case "page":
      await closeFilters(page);
      return page
        .getByRole("navigation", { name: "Pages" })
        .locator("a" + attribute("href", step.href))
        .first()
        .click();
    case "words":
      await page.goto(new URL(`/search?q=${encodeURIComponent(step.words)}`, page.url()).href);
      return;
    case "open": {
      await openFilters(page);
      const box = page.locator("details" + attribute("data-keep", step.box) + " > summary");
      await bringOut(page, box);
      return box.click();
    }
    case "back":
      await page.goBack();
      return;
    case "forward":
      await page.goForward();
  }
}

/** An attribute of an element, as a selector. */
const attribute = (name: string, value: string) => `[${name}=${JSON.stringify(value)}]`;

/** On a phone the filters are behind a button. */
async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^Filters/ });
  if ((await button.isVisible()) && !(await page.locator("#filters:popover-open").count())) {
    await button.click();
    await page.locator("#filters:popover-open").waitFor();
  }
}

async function closeFilters(page: Page): Promise<void> {
  if (await page.locator("#filters:popover-open").count()) {
    await page.locator("#filters").getByRole("button", { name: "Close" }).click();
    await page.locator("#filters:not(:popover-open)").waitFor({ state: "attached" });
  }
}

/** Opens the boxes around a control. */
async function bringOut(page: Page, control: ReturnType<Page["locator"]>): Promise<void> {
  await control.evaluate((element) => {
    for (let box = element.closest("details"); box; box = box.parentElement?.closest("details") ?? null) {
      if (!box.open && element.parentElement !== box) box.open = true;
    }
  });
  const more = page.getByLabel("More filters");
  if (!(await control.isVisible()) && (await more.count()) > 0) await more.check();
}

/** Waits until the listing is the one that the address names. */
export async function untilShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState !== "complete" || !("live" in document.documentElement.dataset)) return false;
    const listing = document.querySelector<HTMLElement>("[data-listing]");
    if (!listing) return true;
    const { url } = JSON.parse(listing.dataset["listing"] ?? "{}") as { url: string };
    const shown = `${location.pathname}${location.search.replace(/[?&]typed=[^&]*/, "")}`;
    const busy = listing.querySelector("[aria-busy]")?.getAttribute("aria-busy");
    return url === shown && busy === "false";
  });
}
