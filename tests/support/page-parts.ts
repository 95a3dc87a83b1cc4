import type { Locator, Page } from "playwright-core";

// Parts of a page by name and function. Classes belong to the styles: no behaviour depends on them.

export const main = (page: Page): Locator => page.getByRole("main");
export const cards = (page: Page): Locator => main(page).getByRole("article");

/** The names of the cars on the page, each linking to its car. */
export const carLinks = (page: Page): Locator => cards(page).locator("h2 a");

/** The pictures of a card are one link. */
export const picturesOf = (card: Locator): Locator =>
  card
    .getByRole("link")
    .filter({ has: card.page().getByRole("img") })
    .first();
export const saveOf = (part: Locator): Locator => part.getByRole("button", { name: /^Save / });
export const compareOf = (part: Locator): Locator => part.getByRole("checkbox", { name: /^Compare / });

/** The phone number, or the button that reveals it. */
export const callOf = (part: Locator): Locator => part.getByRole("link", { name: /^(?:Show the number of|Call)\b/ });

/** The panel beside the car: its price, and the ways to buy it. */
export const buyPanel = (page: Page): Locator => page.getByRole("complementary", { name: "Price and contact" });
/** The same in short, at the foot of a phone. */
export const footBar = (page: Page): Locator => main(page).getByRole("group", { name: "In short" });
export const gallery = (page: Page): Locator => page.getByRole("region", { name: "Photos", exact: true });

/** The one in the header; on a phone it is in a dialog. */
export const searchBox = (page: Page): Locator => searchBoxIn(page.getByRole("banner"));
export const searchBoxIn = (part: Locator): Locator =>
  part.getByRole("searchbox", { name: "Search stock" }).or(part.getByRole("combobox", { name: "Search stock" }));
/** Opens the search on a phone. */
export const searchButton = (page: Page): Locator => page.locator("header button[aria-haspopup=dialog]:visible");
export const suggestions = (page: Page): Locator =>
  page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

/** The panel of the home page that leads to a listing by make and model. */
export const stockPanel = (page: Page): Locator => page.getByRole("search", { name: "Search stock" });
export const budgetFinder = (page: Page): Locator => page.getByRole("region", { name: /^Find \w+ for your budget$/ });

/** Refinements parsed from typed words, each removable. */
export const wordsRead = (page: Page): Locator =>
  page.getByRole("list", { name: "Filters in use" }).getByRole("link", { name: /^Undo / });
/** The number of cars on the listing. */
export const listingStatus = (page: Page): Locator => main(page).getByRole("status").first();

/** A form that asks for personal details, wherever it is; other forms have no steps to wait for. */
export const enquiryForm = (page: Page): Locator => page.locator("form[aria-busy]");
