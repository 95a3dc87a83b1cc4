import { expect, test } from "vitest";
import { isLeadField, isSeenBy, leadFieldNames, leadFields, placeOf, rowOf } from "./lead-fields.ts";

test("every export and every other system gets what is stored; a customer gets nothing that somebody typed", () => {
  for (const name of leadFieldNames.filter((one) => leadFields[one].from !== "payment")) {
    expect([name, isSeenBy("export", name), isSeenBy("webhook", name)]).toEqual([name, true, true]);
  }
  const told = leadFieldNames.filter((name) => isSeenBy("customer", name));
  expect(told.filter((name) => leadFields[name].from === "visitor")).toEqual([]);
});

test("what the dealer reads, the desk shows, and the document for customer systems has", () => {
  for (const name of leadFieldNames) {
    expect([name, isSeenBy("desk", name), isSeenBy("adf", name)]).toEqual([
      name,
      isSeenBy("dealer", name),
      isSeenBy("dealer", name),
    ]);
  }
});

test("a field of an older lead that no row has any more is told to staff, among the answers", () => {
  expect([isLeadField("oddName"), rowOf("oddName"), placeOf("oddName")]).toEqual([false, null, "answers"]);
  expect([isSeenBy("dealer", "oddName"), isSeenBy("export", "oddName"), isSeenBy("customer", "oddName")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(rowOf("toString")).toBeNull();
});

test("[11.3.1] what is sent along is read by its row, and no other row has a reader", () => {
  for (const name of leadFieldNames)
    expect([name, rowOf(name)?.read !== undefined]).toEqual([name, leadFields[name].from === "context"]);
});
