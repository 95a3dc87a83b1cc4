import { ownValue } from "#domain/text/own-value.ts";
import { isSavedCar } from "#domain/favourites/saved-list.ts";
import { type SavedCar, savedCars, type SavedList, savedNews, subscribeToSaved, toggleSaved } from "./saved-cars.ts";

// Save buttons, compare checkboxes, the counter in the header, and the announcement after a change. The server renders
// them empty, because only the browser knows what its visitor has saved.

type Wishes = {
  onFavourite: (car: SavedCar) => void;
  /** Something is saved, or was just changed. */
  onAny: () => void;
};

export function startSaves({ onFavourite, onAny }: Wishes): void {
  if (idsOf("favourites").size + idsOf("compare").size > 0) onAny();
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const toggle = target.closest<HTMLElement>("[data-save]");
    const car = toggle && carOf(toggle);
    if (car) {
      const list = toggle.dataset["save"] as SavedList;
      if (toggleSaved(list, car) && list === "favourites") onFavourite(car);
    }
    const all = target.closest<HTMLButtonElement>("[data-save-all]");
    if (all) saveAll(all, onFavourite);
  });
  let said = savedNews();
  subscribeToSaved(() => {
    // A page that becomes visible checks again, and usually finds nothing new.
    if (savedNews().changes + idsOf("favourites").size + idsOf("compare").size > 0) onAny();
    showSaved(document);
    const news = savedNews();
    if (news !== said && news.last) announce(news.last);
    said = news;
  });
}

/** Updates the toggles and counters in one part of the page. */
export function showSaved(part: ParentNode): void {
  const saved = { favourites: idsOf("favourites"), compare: idsOf("compare") };
  for (const toggle of part.querySelectorAll<HTMLElement>("[data-save]")) {
    const isSaved = Boolean(ownValue(saved, toggle.dataset["save"] ?? "")?.has(carOf(toggle)?.id ?? ""));
    if (toggle instanceof HTMLInputElement) toggle.checked = isSaved;
    else toggle.ariaPressed = String(isSaved);
  }
  // The heart counts what was saved with a heart; the tray counts what is compared.
  const count = saved.favourites.size;
  for (const shown of part.querySelectorAll("[data-saved-count]")) shown.textContent = count > 0 ? String(count) : "";
}

const idsOf = (list: SavedList): Set<string> => new Set(savedCars(list).map(({ id }) => id));

function carOf({ dataset }: HTMLElement): SavedCar | null {
  const car: unknown = JSON.parse(dataset["car"] ?? "null");
  return isSavedCar(car) ? car : null;
}

function announce({ car, saved }: { car: SavedCar; saved: boolean }): void {
  const count = idsOf("favourites").size;
  const status = document.querySelector("[data-saved-status]");
  if (status) status.textContent = `${saved ? "Saved" : "Removed"} ${car.name}. ${count} saved.`;
}

/** Cars of somebody else's link become this visitor's own. */
function saveAll(button: HTMLButtonElement, onFavourite: Wishes["onFavourite"]): void {
  const cars: unknown = JSON.parse(button.dataset["saveAll"] ?? "[]");
  const saved = idsOf("favourites");
  for (const car of Array.isArray(cars) ? cars.filter(isSavedCar) : []) {
    if (!saved.has(car.id) && toggleSaved("favourites", car)) onFavourite(car);
  }
  button.disabled = true;
  button.textContent = "Saved";
}
