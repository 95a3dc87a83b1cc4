import { describe, expect, test } from "vitest";
import { type Condition } from "./field.ts";
import type { FormDefinition } from "./form-definition.ts";
import { anyField, sampleForm, sampleFormCar } from "./testing/sample-form.ts";
import { formErrors, shownFields, stepErrors } from "./validate.ts";

function withField(shownWhen: Condition): FormDefinition {
  const first = anyField("email", { name: "first", label: "First", required: false });
  const box = anyField("checkbox", { name: "box", label: "Box", required: false });
  const second = anyField("text", { name: "second", label: "Second", shownWhen });
  const third = anyField("text", { name: "third", label: "Third", shownWhen: { field: "second" } });
  return {
    ...sampleForm("enquiry"),
    steps: [{ title: "x", fields: [first, box, second, third] }],
  };
}
const shown = (condition: Condition, values: Record<string, string | boolean>): string[] =>
  shownFields(withField(condition), 0, values).map(({ name }) => name);

describe("conditional fields [5.1.2]", () => {
  test.each<[string, Condition, Record<string, string | boolean>, boolean]>([
    ["another field is truthy", { field: "box" }, { box: true }, true],
    ["it is not", { field: "box" }, { box: false }, false],
    ["it was never touched", { field: "box" }, {}, false],
    ["truthy and valid", { field: "first" }, { first: "a@b.co" }, true],
    ["truthy but has an error", { field: "first" }, { first: "nonsense" }, false],
    ["one of these values", { field: "first", is: ["a", "b"] }, { first: "b" }, true],
    ["none of these values", { field: "first", is: ["a", "b"] }, { first: "c" }, false],
    ["a field nobody knows", { field: "ghost" }, {}, false],
  ])("%s", (_what, condition, values, visible) => {
    expect(shown(condition, values).includes("second")).toBe(visible);
  });
  test("[5.1.2] what is not shown is not required", () => {
    expect(stepErrors(withField({ field: "box" }), 0, { box: false })).toEqual({});
    expect(stepErrors(withField({ field: "box" }), 0, { box: true })).toEqual({ second: "*This is a required field." });
  });
  test("a field behind a hidden one is hidden too", () => {
    expect(shown({ field: "box" }, { box: false, second: "left over" })).not.toContain("third");
    expect(shown({ field: "box" }, { box: true, second: "typed" })).toContain("third");
  });
  test("fields that wait for each other stay hidden instead of waiting for ever", () => {
    expect(shown({ field: "third" }, { second: "a", third: "b" })).toEqual(["first", "box"]);
  });
});

test("[5] the whole form's messages by field", () => {
  const form = sampleForm("enquiry", { car: sampleFormCar });
  expect(formErrors(form, [0, 1, 2], { name: "R2", email: "x", phone: "1", postcode: "1" })).toEqual({
    message: "*This is a required field.",
    name: "Please use alphabetical characters only.",
    email: "invalid email address",
    phone: "Invalid phone number. Must be an Australian number.",
    postcode: "Invalid postcode. Please enter a 4-digit number.",
  });
  expect(formErrors(form, [2], {})).toEqual({});
});
