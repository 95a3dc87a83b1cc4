import { expect, test } from "vitest";
import { concernedPlace } from "./concerned-place.ts";

const place = (id: string, visible = true) => ({ id, visible });

test.each([
  ["the place that is named", [place("a"), place("b")], "b", "b"],
  ["none of several where none is named", [place("a"), place("b")], null, undefined],
  ["the only one that is shown", [place("a"), place("b", false)], null, "a"],
  ["none that is hidden", [place("a"), place("b", false), place("c")], "b", undefined],
])("[3.5.5] an enquiry concerns %s", (_what, places, id, expected) => {
  expect(concernedPlace(places, id)?.id).toBe(expected);
});
