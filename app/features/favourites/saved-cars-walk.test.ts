import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { parseSaved, type SavedCar } from "#domain/favourites/saved-list.ts";
import { fuzz } from "#search-engine/testing/fuzz.ts";

// The shortcut: a page keeps both lists in memory. The long way: reading the storage, which all tabs of a browser share.

afterEach(() => vi.unstubAllGlobals());

const lists = ["favourites", "compare"] as const;
const list = fc.constantFrom(...lists);
const tab = fc.constantFrom(0, 1);
const car = fc.constantFrom("a", "b", "c", "d", "e", "f").map((id): SavedCar => {
  return { id, slug: id, name: `Car ${id}`, picture: null };
});
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ tab, toggle: car, list }) },
  { weight: 2, arbitrary: fc.record({ tab, remove: car }) },
  { weight: 2, arbitrary: fc.record({ tab, undo: fc.constant(true as const) }) },
  { weight: 1, arbitrary: fc.record({ tab, clear: list }) },
);

type Tab = { store: typeof import("./saved-cars.ts"); storageEvent: () => void; undo: (() => void) | null };

/** Each tab has the module, and hears of the storage when another one writes. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  const heard = new Map<string, () => void>();
  vi.stubGlobal("window", {
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    removeEventListener: (name: string) => heard.delete(name),
  });
  const store = await import("./saved-cars.ts");
  store.subscribeToSaved(() => undefined);
  return { store, storageEvent: () => heard.get("storage")?.(), undo: null };
}

test("[4.8] every tab shows what the storage holds, whichever of them wrote it", async () => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  const tabs = [await openTab(), await openTab()];
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      items.clear();
      for (const one of tabs) {
        one.undo = null;
        one.storageEvent();
      }
      for (const one of steps) {
        const acting = tabs[one.tab];
        if (!acting) continue;
        if ("toggle" in one) acting.store.toggleSaved(one.list, one.toggle);
        else if ("remove" in one) acting.undo = acting.store.removeSaved(one.remove);
        else if ("undo" in one) acting.undo?.();
        // Somebody clears the data of the site.
        else items.delete(`forecourt.${one.clear}`);
        for (const other of tabs) if (other !== acting || "clear" in one) other.storageEvent();
        for (const name of lists) {
          const held = parseSaved(items.get(`forecourt.${name}`) ?? null);
          expect(tabs.map(({ store }) => store.savedCars(name))).toEqual([held, held]);
        }
      }
    }),
    fuzz(1 / 5),
  );
});
