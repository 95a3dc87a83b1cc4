import { expect, test } from "vitest";
import { placeQuestion } from "./department-places.ts";

const place = (id: string, name: string) => ({ id, name, visible: true, dealership_slug: "d" }) as never;
const labels = (...names: string[]) =>
  placeQuestion(
    "Where?",
    names.map((name) => place(name, name)),
  ).fields.flatMap(({ options = [] }) => options.map(({ label }) => label));

test("[5.10.3] a choice of yards names them without their department, unless two differ by it only", () => {
  expect(labels("Ryde - Sales", "Penrith - Sales")).toEqual(["Ryde", "Penrith"]);
  expect(labels("Ryde - Sales", "Ryde - Service")).toEqual(["Ryde - Sales", "Ryde - Service"]);
});
