import { describe, expect, test } from "vitest";
import { countChosen, offeredMakes, offeredModels, settleChoice, toStockPanel } from "./stock-panel-view.ts";

const model = (make: string, name: string, counts: { new?: number; demo?: number; used?: number }) => ({
  make,
  model: name,
  value: `${make}/${name}`,
  new: 0,
  demo: 0,
  used: 0,
  ...counts,
});
const stock = [
  model("Kia", "Rio", { used: 2 }),
  model("Kia", "Sportage", { new: 5, used: 1 }),
  model("Toyota", "Corolla", { used: 9 }),
];
const hero = {
  title: "",
  text: null,
  image: null,
  lead: "newest" as const,
  lead_type: null,
  model: null,
  tabs: ["all" as const, "new" as const, "demo" as const, "used" as const],
  budget_switch: false,
  popular_makes: false,
};
const panel = (own: Partial<typeof hero> = {}, models = stock) => toStockPanel({ hero: { ...hero, ...own } }, models);
const labels = (groups: { label: string; offers: { label: string }[] }[]) =>
  groups.map(({ label, offers }) => [label, ...offers.map((offer) => offer.label)]);

describe("hero search panel [2.3]", () => {
  test("[2.3.40] tabs are those of the site that have stock", () => {
    expect(panel().tabs.map(({ label }) => label)).toEqual(["All", "New", "Used"]);
  });
  test("[2.3.40] only makes and models that exist are offered", () => {
    expect(labels(offeredMakes(panel(), "new", String))).toEqual([["", "Kia (5)"]]);
    expect(labels(offeredModels(panel(), { type: "used", make: "Kia" }, String))).toEqual([
      ["", "Rio (2)", "Sportage (1)"],
    ]);
    expect(labels(offeredModels(panel(), { type: "new", make: "" }, String))).toEqual([["Kia", "Sportage (5)"]]);
  });
  test("[2.3.41] 'Popular Makes' are the first 20 by count, then come 'All Makes'", () => {
    const many = Array.from({ length: 22 }, (_, at) =>
      model(`Make ${String(at).padStart(2, "0")}`, "A", { used: at + 1 }),
    );
    const [popular, all] = offeredMakes(panel({ popular_makes: true }, many), "", String);
    expect([popular?.label, all?.label]).toEqual(["Popular Makes", "All Makes"]);
    expect(popular?.offers).toHaveLength(20);
    expect([popular?.offers[0]?.label, all?.offers[0]?.label]).toEqual(["Make 21 (22)", "Make 00 (1)"]);
    expect(all?.offers).toHaveLength(22);
  });
  test("[2.3.40] the button counts what the choice finds", () => {
    expect(countChosen(panel(), { type: "", make: "", model: "" })).toBe(17);
    expect(countChosen(panel(), { type: "used", make: "Kia", model: "" })).toBe(3);
    expect(countChosen(panel(), { type: "", make: "Kia", model: "Kia/Sportage" })).toBe(6);
  });
  test("a model brings its make; what a tab does not have is let go", () => {
    const chosen = settleChoice(panel(), { type: "", make: "", model: "Toyota/Corolla" }, "model");
    expect(chosen.make).toBe("Toyota");
    expect(settleChoice(panel(), { ...chosen, type: "new" }, "type")).toEqual({ type: "new", make: "", model: "" });
    expect(settleChoice(panel(), { type: "new", make: "Kia", model: "Kia/Rio" }, "type")).toEqual({
      type: "new",
      make: "Kia",
      model: "",
    });
  });
  test("a stock of very many models is offered by make alone", () => {
    const many = Array.from({ length: 401 }, (_, at) => model("Kia", `M${at}`, { used: 1 }));
    expect(offeredModels(panel({}, many), { type: "", make: "" }, String)).toEqual([]);
    expect(countChosen(panel({}, many), { type: "", make: "Kia", model: "" })).toBe(401);
  });
});
