import { showRevealed, startCalls } from "../features/call/call-behaviour.ts";
import { startCardPictures } from "../features/card/card-pictures-behaviour.ts";
import { startMenus } from "../features/chrome/menu-behaviour.ts";
import { followFormLinks } from "../features/enquiry/form-links.ts";
import { showSaved, startSaves } from "../features/favourites/save-behaviour.ts";
import { startSearchBoxes } from "../features/finder/search-box-behaviour.ts";
import { lastSearchKey, noteSearch } from "../features/search/note-search.ts";
import { startListing } from "../features/search/listing-behaviour.ts";
import { recordPage, track } from "../features/tracking/track.ts";
import { wakeIsland, wakeIslands, wakeOnTouch } from "../islands/wake-islands.ts";
import { startDialogs } from "../ui/dialogs.ts";
import { startSharing } from "../ui/share-behaviour.ts";
import { startSheets } from "../ui/sheets.ts";
import { storedText } from "../ui/stored-text.ts";
import { showWhenSeen } from "../ui/show-when-seen.ts";
import { ownPaymentKeys } from "#domain/finance/own-payment-keys.ts";
import { whenIdle, whenLoaded, whenShown } from "./page-events.ts";
import { layOutHistoryPage, layOutWholePage } from "./whole-page.ts";

// The one script that every page has. It listens on the document and finds its elements by `data-*` attributes, so that
// later markup from the server (another result list) needs no setup. Every part with its own state is an island.

export function startPage(): void {
  layOutHistoryPage();
  // Safari before 17.
  if (!("popover" in HTMLElement.prototype)) {
    import("../old-browsers.ts").then(({ bringPopovers }) => bringPopovers()).catch(() => undefined);
  }
  startSaves({
    onFavourite: ({ id }) => track("favourite", { car_id: id }),
    // The bar at the foot of the window: not loaded before a visitor has saved something.
    onAny: () => void whenLoaded().then(() => wakeIsland("saved-dock")),
  });
  startCalls({ onCall: (car_id) => track("call_click", { car_id }) });
  startCardPictures();
  startSearchBoxes(async (form) => {
    const { suggest } = await import("../islands/search-suggestions/suggest.tsx");
    suggest(form);
  });
  followFormLinks(async (path, filled, query) => {
    const { openForm } = await import("../islands/form-dialog/open-form.tsx");
    await openForm(path, filled, query);
  });
  const holdBehindSheets = startSheets();
  const onShown = () => {
    recordPage();
    noteSearch();
    void whenIdle().then(layOutWholePage);
  };
  const loadListing = startListing(onShown);
  document.addEventListener("part-drawn", ({ target }) => {
    if (!(target instanceof Element)) return;
    enhance(target);
    holdBehindSheets();
  });
  startSharing();
  startDialogs();
  for (const header of document.querySelectorAll<HTMLElement>("[data-menus]")) startMenus(header);
  wakeOnTouch();
  enhance(document);
  // From here on the page handles clicks itself: tests wait for this, and styles show what a press needs it for.
  document.documentElement.dataset["live"] = "";
  void whenShown().then(recordPage).then(noteSearch);
  void whenLoaded()
    .then(whenIdle)
    .then(() => {
      loadListing();
      return import("../ui/tooltips.ts");
    })
    .then(({ showTooltips }) => showTooltips())
    .catch(() => undefined);
}

/** Runs on the server's markup: at the start, and after each swap of a part. */
function enhance(part: ParentNode): void {
  // Only where this browser remembers something.
  if ([lastSearchKey, ...ownPaymentKeys].some(storedText)) {
    import("./remembered.ts").then(({ showRemembered }) => showRemembered(part)).catch(() => undefined);
  }
  showSaved(part);
  showRevealed(part);
  showWhenSeen(part);
  wakeIslands(part);
}
