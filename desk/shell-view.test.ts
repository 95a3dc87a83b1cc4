import { expect, test } from "vitest";
import { toShellView } from "./shell-view.ts";
import { harbourCity } from "./testing/sample-data.ts";
import { asOperator, asPrincipal, asSales } from "./testing/sample-me.ts";

const places = (view: ReturnType<typeof toShellView>) => view.places.map(({ href }) => href);

test("a principal has the menu of their site, also on pages that are about no site", () => {
  const view = toShellView(asPrincipal, null);
  expect(places(view)).toEqual(["/today?site=harbour-city-motors", "/people?site=harbour-city-motors"]);
  expect(view).toMatchObject({ title: "Harbour City Motors", choices: [], person: { role: "Principal" } });
});

test("an operator chooses a site first, and then has its places too", () => {
  expect(places(toShellView(asOperator, null))).toEqual(["/sites"]);
  const inside = toShellView(asOperator, harbourCity);
  expect(places(inside)).toEqual(["/sites", "/today?site=harbour-city-motors", "/people?site=harbour-city-motors"]);
  expect(inside).toMatchObject({ title: "Harbour City Motors", person: { role: "Operator" } });
  expect(inside.choices.map(({ href }) => href).slice(0, 2)).toEqual(["/sites", "/today?site=harbour-city-motors"]);
});

test("the menu is the one that the host gives", () => {
  expect(places(toShellView(asSales, null))).toEqual(["/today?site=harbour-city-motors"]);
});

test("somebody of two sites has the role of the site that is shown", () => {
  const kauri = { slug: "kauri", name: "Kauri", time_zone: "Pacific/Auckland" };
  const rights = [...asPrincipal.rights, { ...asSales.rights[0]!, site: "kauri" }];
  const me = { ...asPrincipal, rights, sites: [harbourCity, kauri] };
  expect(toShellView(me, kauri).person.role).toBe("Sales");
  expect(toShellView(me, harbourCity).choices.map(({ name }) => name)).toEqual(["Harbour City Motors", "Kauri"]);
});
