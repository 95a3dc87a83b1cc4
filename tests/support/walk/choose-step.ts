import type { Page } from "playwright-core";
import type { Step } from "./listing-steps.ts";

// Which steps a listing offers, and one of them at random.

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
