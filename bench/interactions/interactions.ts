import type { Locator, Page } from "playwright-core";
import { cards, compareOf, gallery, saveOf } from "#tests/support/page-parts.ts";

export type Interaction = {
  name: string;
  on: "listing" | "vehicle";
  target: (page: Page) => Locator;
  /** Runs in the page: what the tap changes. */
  state: () => string;
  /** Cleans up for the next interaction. */
  after?: (page: Page) => Promise<unknown>;
};

const filters = (page: Page): Locator => page.locator('[aria-label="Filters"]');
const escape = (page: Page): Promise<void> => page.keyboard.press("Escape");

/** The order matters: the facet is in the sheet that the step before has opened. */
export const interactions: readonly Interaction[] = [
  {
    name: "favourite",
    on: "listing",
    target: (page) => saveOf(cards(page)).first(),
    state: () => String(document.querySelectorAll("main article [aria-pressed=true]").length),
  },
  {
    name: "compare tick",
    on: "listing",
    target: (page) => compareOf(cards(page)).first(),
    state: () => String(document.querySelectorAll("main article :checked").length),
  },
  {
    name: "menu open",
    on: "listing",
    target: (page) => page.getByRole("button", { name: "Menu", exact: true }),
    state: () => String(document.querySelector('nav[aria-label="Main"]')?.checkVisibility()),
    after: escape,
  },
  {
    name: "filters open",
    on: "listing",
    target: (page) => page.getByRole("button", { name: /^Filters/ }),
    state: () => String(document.querySelector('[aria-label="Filters"]')?.checkVisibility()),
  },
  {
    name: "facet, ticked",
    on: "listing",
    target: (page) => filters(page).getByRole("checkbox", { checked: false }).first(),
    state: () => String(document.querySelector("[data-results]")?.closest("[aria-busy]")?.ariaBusy),
    after: (page) => page.locator("[aria-busy=false]").waitFor({ state: "attached" }),
  },
  {
    name: "facet, results",
    on: "listing",
    target: (page) => filters(page).getByRole("checkbox", { checked: false }).first(),
    state: () => /[\d,]+/.exec(document.querySelector("main [role=status]")?.textContent ?? "")?.[0] ?? "",
  },
  {
    name: "gallery next",
    on: "vehicle",
    target: (page) => gallery(page).getByRole("button", { name: "Next photo" }),
    state: () => /\d+ of \d+/.exec(document.querySelector('[aria-label="Photos"]')?.textContent ?? "")?.[0] ?? "",
  },
];
