import { expect, test } from "vitest";
import { rivalsOf } from "./rivals.ts";

const stock = ["Toyota/Kluger", "Hyundai/iLoad", "Ford/Transit Custom", "Toyota/Corolla", "Ford/Ranger"].map((name) => {
  const [make = "", model = ""] = name.split("/");
  return { make, model, count: 2 };
});

test("[16.1] what comes nearest to a model is of its class", () => {
  expect(rivalsOf({ make: "Toyota", model: "HiAce" }, stock).map(({ model, why }) => [model, why])).toEqual([
    ["iLoad", "also a medium van"],
    ["Transit Custom", "also a medium van"],
  ]);
});
