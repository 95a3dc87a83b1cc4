import { whenReleased } from "#app/ui/pointer-release.ts";
import { filterFormId } from "./filter-form.ts";
import { followFilterSheet } from "./filter-sheet.ts";
import { heldControl, readFields, stillTyped } from "./held-control.ts";
import { type Control, isFilter, type OnShown } from "./listing-controls.ts";
import { isInListing, readListing } from "./listing-data.ts";
import { fetchListing, keepFirst } from "./listing-answers.ts";
import { startRanges } from "./range-behaviour.ts";
import { spellSearch } from "./spell-search.ts";
import { swapListing } from "./swap-listing.ts";
import { typedParameter, withTyped } from "./typed-parameter.ts";
import { showTerms, startTerms } from "./terms-behaviour.ts";

// Applies every change of the filters immediately: reads the form as the server would, spells the search, fetches the
// server's page of it and swaps the listing. The address, Back and a reload lead to the same page.

let tellShown: OnShown;
let sheet: ReturnType<typeof followFilterSheet>;
let underWay: AbortController | null = null;

export function startLiveListing(onShown: OnShown): void {
  tellShown = onShown;
  sheet = followFilterSheet();
  startRanges();
  startTerms();
  keepFirst().catch(() => undefined);
  document.addEventListener("change", ({ target }) => isAnswered(target) && void answer(target));
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.id !== filterFormId) return;
    event.preventDefault();
    void answerForm(form, null);
    sheet.hide();
  });
  document.addEventListener("click", (event) => {
    const link = isInListing(event.target) ? event.target.closest<HTMLAnchorElement>("a[data-soft]") : null;
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show(link.href, "push", link);
  });
  window.addEventListener("popstate", () => {
    // The answer to a later step must not replace the listing that Back has led to.
    underWay?.abort();
    if (pathOf(location.href) !== readListing(document)?.facts.url) void show(location.href, null, null);
  });
}

/** Sliders have no name: the fields beside them do. */
function isAnswered(target: EventTarget | null): target is Control {
  return isFilter(target) && (target.name !== "" || target.type === "range");
}

export async function answer(control: Control): Promise<void> {
  if (control.form) await answerForm(control.form, control);
}

async function answerForm(form: HTMLFormElement, used: Element | null): Promise<void> {
  const listing = readListing(document);
  if (!listing) return;
  const said = new FormData(form);
  const unsaid = used && stillTyped(used);
  if (unsaid) said.set(unsaid.name, unsaid.defaultValue);
  const typed = said.get(typedParameter);
  const plain = spellSearch(said, listing.facts.grammar, listing.facts.makes);
  const url = typeof typed === "string" ? withTyped(plain, typed) : plain;
  if (url === listing.facts.url) return underWay?.abort();
  // A sheet's first change adds a history entry, the next ones replace it: Back leads to before the sheet.
  await show(url, sheet.isOpen() && !sheet.takeStep() ? "replace" : "push", used);
}

/** `used`: the control or link that asked for it. */
async function show(address: string, step: "push" | "replace" | null, used: Element | null): Promise<void> {
  underWay?.abort();
  const own = (underWay = new AbortController());
  const before = readListing(document);
  const asked = readFields(before?.root ?? document.body, used && stillTyped(used));
  const waiting = setWaiting(before?.root);
  try {
    const { url, page } = await fetchListing(address, own.signal);
    await whenReleased();
    if (own.signal.aborted) return;
    const next = readListing(page);
    if (!before || !next) return location.assign(url);
    if (step === "push") history.pushState(null, "", url);
    if (step === "replace") history.replaceState(null, "", url);
    swapListing(before.root, next.root, heldControl(used, asked));
    showTerms(before.root);
    showHead(page);
    showInMenu(page);
    before.root.dispatchEvent(new CustomEvent("part-drawn", { bubbles: true }));
    tellShown();
  } catch {
    // The browser's own error page, or the page itself: either is better than a list that does not change.
    if (!own.signal.aborted) location.assign(address);
  } finally {
    if (underWay === own) waiting();
  }
}

/** What a page says of itself to search engines, and to whoever shares it. */
const ofPage =
  "meta[name]:not([name=viewport]), meta[property], link[rel=canonical], script[type='application/ld+json']";

function showHead(page: Document): void {
  document.title = page.title;
  const tagsOf = ({ head }: Document) => new Map([...head.querySelectorAll(ofPage)].map((tag) => [tag.outerHTML, tag]));
  const [shown, fresh] = [tagsOf(document), tagsOf(page)];
  for (const [text, tag] of shown) if (!fresh.has(text)) tag.remove();
  for (const [text, tag] of fresh) if (!shown.has(text)) document.head.append(tag);
}

/** The menu marks the page that is open, and the search boxes have its words. */
function showInMenu(page: Document): void {
  const linksOf = (shown: Document) => shown.querySelectorAll("header a");
  const fresh = linksOf(page);
  linksOf(document).forEach((link, at) => (link.ariaCurrent = fresh[at]?.getAttribute("aria-current") ?? null));
  const boxesOf = (shown: Document) => shown.querySelectorAll<HTMLInputElement>("header input[name=q]");
  const words = boxesOf(page)[0]?.defaultValue ?? "";
  for (const box of boxesOf(document)) if (box !== document.activeElement) box.value = box.defaultValue = words;
}

/** Answers that come sooner exchange the cards without showing skeletons first. */
const skeletonsAfterMs = 300;

/** Says that new results are loading, and shows it if they take long; the answer ends it. */
function setWaiting(root: HTMLElement | undefined): () => void {
  const results = () => root?.querySelector("[data-results]");
  const say = (isBusy: boolean) => {
    const around = results()?.closest("[aria-busy]");
    if (around) around.ariaBusy = String(isBusy);
  };
  say(true);
  const timer = setTimeout(() => results()?.classList.add("wait"), skeletonsAfterMs);
  return () => {
    clearTimeout(timer);
    results()?.classList.remove("wait");
    say(false);
  };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
