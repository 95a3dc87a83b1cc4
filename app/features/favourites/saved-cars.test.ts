import { afterEach, beforeEach, expect, test, vi } from "vitest";

const car = (id: string) => ({ id, slug: id, name: `Car ${id}`, picture: null });
const kept = new Map<string, string>();
let store: typeof import("./saved-cars.ts");

beforeEach(async () => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  store = await import("./saved-cars.ts");
});
afterEach(() => vi.unstubAllGlobals());

test("[4.8] a toggle adds and removes, and says which", () => {
  expect(store.toggleSaved("favourites", car("a"))).toBe(true);
  expect(store.savedCars("favourites").map(({ id }) => id)).toEqual(["a"]);
  expect(store.toggleSaved("favourites", car("a"))).toBe(false);
  expect(store.savedCars("favourites")).toEqual([]);
});

test("lists are kept apart, and kept", () => {
  store.toggleSaved("favourites", car("a"));
  store.toggleSaved("compare", car("b"));
  expect(JSON.parse(kept.get("forecourt.favourites") ?? "")).toEqual([car("a")]);
  expect(JSON.parse(kept.get("forecourt.compare") ?? "")).toEqual([car("b")]);
});

test("at most four cars are compared: the fifth takes the place of the first", () => {
  for (const id of ["a", "b", "c", "d", "e"]) store.toggleSaved("compare", car(id));
  expect(store.savedCars("compare").map(({ id }) => id)).toEqual(["b", "c", "d", "e"]);
});

test.each(["{", "null", "7", '[null, {"id": 1}, "x"]'])(
  "rubbish in the storage (%s) reads as nothing saved",
  (text) => {
    kept.set("forecourt.favourites", text);
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
