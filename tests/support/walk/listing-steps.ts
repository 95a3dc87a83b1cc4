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

type Offer = {
  unticked: { facet: string; value: string }[];
  ticked: { facet: string; value: string }[];
  fields: { name: string; now: string; hint: string }[];
  sliders: string[];
  orders: string[];
  chips: string[];
  pages: string[];
  boxes: string[];
  canClear: boolean;
  canGoBack: boolean;
  canGoForward: boolean;
};

/** Words that visitors type: understood, half understood, and not at all. */
const typed = ["toyota", "white suv", "automatic under 40000", "diesel ute", "qqqq", "2020 or newer"];

/** More of the steps that update the page than of those that load another. */
const weights: Record<Step["kind"], number> = {
  tick: 8,
  untick: 3,
  type: 4,
  slide: 2,
  sort: 3,
  chip: 3,
  clear: 1,
  page: 2,
  words: 1,
  open: 2,
  back: 4,
  forward: 2,
};

/** A step that this page offers, at random; null on a page that is no listing. */
export async function chooseStep(page: Page, random: () => number): Promise<Step | null> {
  const offer = await readOffer(page);
  if (offer === null) return null;
  const one = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)];
  const step: { [Kind in Step["kind"]]: () => Step | null | undefined } = {
    tick: () => withKind("tick", one(offer.unticked)),
    untick: () => withKind("untick", one(offer.ticked)),
    type: () => typeInto(one(offer.fields), random),
    slide: () => {
      const label = one(offer.sliders);
      return label === undefined
        ? null
        : { kind: "slide", label, key: label.startsWith("Lowest") ? "ArrowRight" : "ArrowLeft" };
    },
    sort: () => withName("sort", "order", one(offer.orders)),
    chip: () => withName("chip", "name", one(offer.chips)),
    clear: () => (offer.canClear ? { kind: "clear" } : null),
    page: () => withName("page", "href", one(offer.pages)),
    words: () => withName("words", "words", one(typed)),
    open: () => withName("open", "box", one(offer.boxes)),
    back: () => (offer.canGoBack ? { kind: "back" } : null),
    forward: () => (offer.canGoForward ? { kind: "forward" } : null),
  };
  const possible = (Object.keys(weights) as Step["kind"][]).flatMap((kind) => {
    const found = step[kind]();
    return found ? Array.from({ length: weights[kind] }, () => found) : [];
  });
  return one(possible) ?? null;
}

const withKind = (kind: "tick" | "untick", box: { facet: string; value: string } | undefined): Step | null =>
  box ? { kind, ...box } : null;

const withName = <Kind extends string, Name extends string>(kind: Kind, name: Name, value: string | undefined) =>
  value === undefined ? null : ({ kind, [name]: value } as { kind: Kind } & Record<Name, string>);

/** A number near the field's own end, not on any step of a slider. */
function typeInto(field: Offer["fields"][number] | undefined, random: () => number): Step | null {
  const end = Number(field?.hint.replaceAll(/[^\d.]/g, ""));
  if (!field || !(end > 0)) return null;
  const share = field.name.endsWith("_min") ? 1 + random() * 0.4 : 1 - random() * 0.4;
  const value = end > 1900 && end < 2100 ? end + (field.name.endsWith("_min") ? 1 : -1) : Math.round(end * share);
  return String(value) === field.now.replaceAll(/\D/g, "")
    ? null
    : { kind: "type", field: field.name, value: String(value) };
}

function readOffer(page: Page): Promise<Offer | null> {
  return page.evaluate(() => {
    const listing = document.querySelector("[data-listing]");
    if (!listing) return null;
    const form = document.querySelector<HTMLFormElement>("form#filter");
    const boxes = [...(form?.elements ?? [])].filter(
      (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === "checkbox" && one.name !== "",
    );
    const named = (of: HTMLInputElement[]) => of.map(({ name, value }) => ({ facet: name, value }));
    const sort = document.querySelector<HTMLSelectElement>("select[name=sortBy]");
    const chips = [...listing.querySelectorAll<HTMLAnchorElement>("ul[aria-label='Filters in use'] a")];
    const history = (window as unknown as { navigation: { canGoBack: boolean; canGoForward: boolean } }).navigation;
    return {
      unticked: named(boxes.filter(({ checked }) => !checked)),
      ticked: named(boxes.filter(({ checked }) => checked)),
      fields: [...(form?.querySelectorAll<HTMLInputElement>("[data-range] input[name]") ?? [])].map(
        ({ name, value, placeholder }) => ({ name, now: value, hint: placeholder }),
      ),
      // A thumb at its far end has nowhere to go.
      sliders: [...(form?.querySelectorAll<HTMLInputElement>("[data-range] input[type=range]") ?? [])]
        .filter(({ ariaLabel, value, min, max }) => value !== (ariaLabel?.startsWith("Lowest") ? max : min))
        .map(({ ariaLabel }) => ariaLabel ?? ""),
      orders: [...(sort?.options ?? [])].filter(({ selected }) => !selected).map(({ value }) => value),
      chips: chips.map(({ ariaLabel }) => ariaLabel ?? "").filter((name) => name !== ""),
      canClear: chips.length > 0,
      pages: [...listing.querySelectorAll<HTMLAnchorElement>("nav[aria-label=Pages] a")].map(
        (link) => link.getAttribute("href") ?? "",
      ),
      boxes: [...listing.querySelectorAll<HTMLElement>("details[data-keep]:not([data-more])")].map(
        ({ dataset }) => dataset["keep"] ?? "",
      ),
      canGoBack: history.canGoBack,
      canGoForward: history.canGoForward,
    };
  });
}

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
