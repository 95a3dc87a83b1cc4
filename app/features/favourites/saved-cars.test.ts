import { afterEach, beforeEach, expect, test, vi } from "vitest";

const car = (id: string) => ({ id, slug: id, name: `Car ${id}`, picture: null });
const items = new Map<string, string>();
let store: typeof import("./saved-cars.ts");

beforeEach(async () => {
  items.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  store = await import("./saved-cars.ts");
});
afterEach(() => vi.unstubAllGlobals());

test("[4.8.1] a toggle adds and removes, and says which", () => {
  expect(store.toggleSaved("favourites", car("a"))).toBe(true);
  expect(store.savedCars("favourites").map(({ id }) => id)).toEqual(["a"]);
  expect(store.toggleSaved("favourites", car("a"))).toBe(false);
  expect(store.savedCars("favourites")).toEqual([]);
});

test("lists are kept apart, and kept", () => {
  store.toggleSaved("favourites", car("a"));
  store.toggleSaved("compare", car("b"));
  expect(JSON.parse(items.get("forecourt.favourites") ?? "")).toEqual([car("a")]);
  expect(JSON.parse(items.get("forecourt.compare") ?? "")).toEqual([car("b")]);
});

test("[4.8.5] at most four cars are compared: the fifth takes the place of the first", () => {
  for (const id of ["a", "b", "c", "d", "e"]) store.toggleSaved("compare", car(id));
  expect(store.savedCars("compare").map(({ id }) => id)).toEqual(["b", "c", "d", "e"]);
});

test.each(["{", "null", "7", '[null, {"id": 1}, "x"]'])(
  "rubbish in the storage (%s) reads as nothing saved",
  (text) => {
    items.set("forecourt.favourites", text);
    expect(store.savedCars("favourites")).toEqual([]);
  },
);

test("where storage is refused, a car is still saved for this page", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  store.toggleSaved("favourites", car("a"));
  expect(store.savedCars("favourites")).toHaveLength(1);
});

test("[4.8] a removed car leaves both lists, and comes back to its place in each", () => {
  for (const id of ["a", "b", "c"]) store.toggleSaved("favourites", car(id));
  store.toggleSaved("compare", car("b"));
  const undo = store.removeSaved(car("b"));
  expect(store.savedCars("favourites").map(({ id }) => id)).toEqual(["a", "c"]);
  expect(store.savedCars("compare")).toEqual([]);
  undo();
  expect(store.savedCars("favourites").map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(store.savedCars("compare").map(({ id }) => id)).toEqual(["b"]);
});

test("[4.8] reading is no news, a change of the favourites is, and ticking to compare is not", () => {
  items.set("forecourt.favourites", JSON.stringify([car("a")]));
  store.savedCars("favourites");
  store.toggleSaved("compare", car("a"));
  expect(store.savedNews().changes).toBe(0);
  store.toggleSaved("favourites", car("b"));
  expect(store.savedNews()).toMatchObject({ changes: 1, last: { car: car("b"), saved: true } });
});

test("what another tab has saved meanwhile is not lost by a change here", () => {
  store.toggleSaved("favourites", car("a"));
  items.set("forecourt.favourites", JSON.stringify([car("a"), car("other")]));
  store.toggleSaved("favourites", car("b"));
  expect(store.savedCars("favourites").map(({ id }) => id)).toEqual(["a", "other", "b"]);
});

test("[4.8] another tab's change reaches this one and counts as a change; its silence does not", () => {
  const heard = new Map<string, () => void>();
  vi.stubGlobal("window", {
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    removeEventListener: (name: string) => heard.delete(name),
  });
  let calls = 0;
  const stop = store.subscribeToSaved(() => calls++);
  const before = store.savedCars("favourites");
  heard.get("storage")?.();
  expect(store.savedCars("favourites")).toBe(before);
  expect(store.savedNews().changes).toBe(0);

  items.set("forecourt.favourites", JSON.stringify([car("a")]));
  heard.get("storage")?.();
  expect(store.savedCars("favourites").map(({ id }) => id)).toEqual(["a"]);
  expect(store.savedNews()).toMatchObject({ changes: 1, last: null });
  expect(calls).toBe(2);
  stop();
  expect([...heard.keys()]).toEqual([]);
});
