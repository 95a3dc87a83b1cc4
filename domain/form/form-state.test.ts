import { describe, expect, test } from "vitest";
import type { FormDefinition } from "./form-definition.ts";
import type { Step } from "./form-descriptor.ts";
import { type FormEvent, type FormState, initialState, reduceForm } from "./form-state.ts";
import { formButtons, progressPercent } from "./form-view.ts";
import { fieldsOfLead } from "./fields-of-lead.ts";
import { anyField, sampleForm, sampleFormCar } from "./testing/sample-form.ts";

const ask = (name: string, required = false): Step => ({
  title: name,
  fields: [anyField("text", { name, label: name, required })],
});
const steps = (...given: Step[]): FormDefinition => ({
  ...sampleForm("enquiry", { car: sampleFormCar }),
  steps: given,
  initial: {},
});
const open = steps(ask("a"), ask("b"), ask("c"), ask("d"));

const play = (form: FormDefinition, events: FormEvent[], from: FormState = initialState(form)): FormState =>
  events.reduce((state, event) => reduceForm(form, state, event), from);
const next: FormEvent = { type: "next" };
const back: FormEvent = { type: "back" };
const saved: FormEvent = { type: "acknowledged", lead_id: "L" };
const skip = (to: number): FormEvent => ({ type: "skip", to });
const failed: FormEvent = { type: "failed", error: "No luck" };

describe("moving [4.7.2]", () => {
  test.each<[string, FormEvent[], number]>([
    ["starts at 0", [], 0],
    ["forward once the step was acknowledged", [next, saved], 1],
    ["not before", [next], 0],
    ["only up to the last step", [next, saved, next, saved, next, saved, next, saved, next, saved], 3],
    ["back to the previous step", [next, saved, next, saved, back], 1],
    ["not back from the first", [back], 0],
    ["skip ahead", [skip(2)], 2],
    ["back to where the skip came from", [skip(3), back], 0],
    ["not past the last step", [skip(4)], 0],
    ["not backwards", [next, saved, skip(0), skip(1)], 1],
    ["a step that was sent is not sent again", [next, saved, back, next], 1],
    ["after moving forward past a skip, back is the previous step", [skip(2), back, next, saved, next, saved, back], 1],
    ["a skip that leads elsewhere does not matter", [skip(2), next, saved, back], 2],
  ])("%s", (_what, events, step) => {
    expect(play(open, events).step).toBe(step);
  });
  test("[4.7.3] a step with a required field cannot be skipped", () => {
    const form = steps(ask("a"), ask("b", true), ask("c"));
    expect(play(form, [skip(2)]).step).toBe(0);
    expect(play(form, [skip(1)]).step).toBe(1);
  });
  test("[4.7.3] skips are recorded with from and to, and cleared when moving forward through them", () => {
    expect(play(open, [skip(3)]).skips).toEqual([{ from: 0, to: 3 }]);
    expect(play(open, [skip(3), back, next, saved]).skips).toEqual([]);
    expect(play(open, [skip(1), skip(3)]).skips).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 3 },
    ]);
    expect(play(open, [skip(3), back, skip(2)]).skips).toEqual([{ from: 0, to: 2 }]);
  });
});

describe("sending [4.7]", () => {
  const form = steps(ask("a", true), ask("b"));
  const filled: FormEvent = { type: "edit", name: "a", value: "x" };

  test("[5.1.3] an invalid step shows its messages and sends nothing", () => {
    expect(play(form, [next])).toMatchObject({ phase: "editing", errors: { a: "*This is a required field." } });
  });
  test("[5.1.3] messages go away only with the next try", () => {
    expect(play(form, [next, filled]).errors).not.toEqual({});
    expect(play(form, [next, filled, next]).errors).toEqual({});
  });
  test("[4.7.8, 8.1.3] an error in the answer shows on the step, which does not advance", () => {
    const state = play(form, [filled, next, failed]);
    expect(state).toMatchObject({ step: 0, phase: "editing", stepError: "No luck", sent: [], lead_id: null });
    expect(play(form, [next, saved], state)).toMatchObject({ step: 1, stepError: null });
  });
  test("[8.1.5] an answer without a lead id is an error", () => {
    expect(play(form, [filled, next, { type: "acknowledged", lead_id: null }])).toMatchObject({
      step: 0,
      stepError: "An error occurred when submitting this form",
    });
  });
  test("the lead id is kept", () => expect(play(form, [filled, next, saved]).lead_id).toBe("L"));
  test("[4.7.9] the last step submits, and is complete once acknowledged", () => {
    const submitting = play(form, [filled, next, saved, next]);
    expect(submitting.phase).toBe("submitting");
    expect(play(form, [saved], submitting).phase).toBe("complete");
    expect(play(form, [failed], submitting)).toMatchObject({ phase: "editing", step: 1, stepError: "No luck" });
  });
  test("[5.1.3] the last step checks the steps before it again, and returns to the first that is invalid", () => {
    const emptied: FormEvent = { type: "edit", name: "a", value: " " };
    expect(play(form, [filled, next, saved, emptied, next])).toMatchObject({
      step: 0,
      phase: "editing",
      errors: { a: "*This is a required field." },
    });
  });
  test("[4.7.7] a second click, an edit or Back while a send is under way changes nothing", () => {
    const saving = play(form, [filled, next]);
    expect(play(form, [next, back, skip(1), { type: "edit", name: "a", value: "y" }], saving)).toBe(saving);
  });
  test("an answer nobody waits for changes nothing", () => {
    expect(play(form, [saved, failed])).toEqual(initialState(form));
  });
  test("field messages of the server are shown", () => {
    const state = play(form, [filled, next, { type: "failed", error: "Check it", fields: { a: "invalid" } }]);
    expect(state.errors).toEqual({ a: "invalid" });
  });
});

test("remembered details prefill, and what was typed stays", () => {
  expect(initialState(open, { a: "1" }).values).toEqual({ a: "1" });
  const state = play(open, [
    { type: "edit", name: "a", value: "typed" },
    { type: "prefill", values: { a: "old", b: "old" } },
  ]);
  expect(state.values).toEqual({ a: "typed", b: "old" });
});

describe("buttons and progress [4.7]", () => {
  test.each([
    [0, "editing", { back: null, next: "Continue", disabled: false }, 0],
    [1, "editing", { back: "Back", next: "Continue", disabled: false }, 25],
    [3, "editing", { back: "Back", next: "Submit", disabled: false }, 75],
    [0, "saving", { back: null, next: "Loading", disabled: true }, 0],
    [3, "submitting", { back: "Back", next: "Loading", disabled: true }, 75],
    [3, "complete", { back: "Back", next: "Loading", disabled: true }, 100],
  ] as const)("[4.7.1] step %d, %s", (step, phase, buttons, percent) => {
    expect(formButtons(open, { step, phase, values: {} })).toEqual(buttons);
    expect(progressPercent(open, { step, phase })).toBe(percent);
  });
  test("[4.7.4] a third is rounded", () => {
    expect(progressPercent(steps(ask("a"), ask("b"), ask("c")), { step: 2, phase: "editing" })).toBe(67);
  });
  test("[4.7.1] the alternative submit label is a setting", () => {
    expect(formButtons({ ...open, submitLabel: "Submit Form" }, { step: 3, phase: "editing", values: {} }).next).toBe(
      "Submit Form",
    );
  });
});

describe("taking a send back [4.7]", () => {
  const cancelled: FormEvent = { type: "cancelled" };
  test.each<[string, FormEvent[]]>([
    ["a step that is being saved", [next]],
    ["the whole form", [skip(3), next]],
  ])("%s can be changed again, and stays where it was", (_what, events) => {
    const under = play(open, events);
    expect(under.phase).not.toBe("editing");
    expect(play(open, [cancelled], under)).toEqual({ ...under, phase: "editing" });
  });
  test("when nothing is under way, nothing changes", () => {
    const [begun, complete] = [play(open, []), play(open, [skip(3), next, saved])];
    expect(complete.phase).toBe("complete");
    expect([play(open, [cancelled], begun), play(open, [cancelled], complete)]).toEqual([begun, complete]);
  });
});

describe("what stays in the lead [4.7.10]", () => {
  const names = (...given: Parameters<typeof fieldsOfLead>) => fieldsOfLead(...given).map(({ name }) => name);
  test("answers on steps that were left out are taken back, unless the step requires one", () => {
    expect(names(open, [{ from: 1, to: 3 }], {})).toEqual(["a", "d"]);
    expect(names(open, [], {})).toEqual(["a", "b", "c", "d"]);
    const form = steps(ask("a"), ask("b", true));
    expect(
      names(
        form,
        [
          { from: 0, to: 2 },
          { from: 5, to: 6 },
        ],
        {},
      ),
    ).toEqual(["b"]);
  });
  test("of questions that are not shown only what is carried along", () => {
    const step: Step = {
      title: "x",
      fields: [
        anyField("checkbox", { name: "trade_in", label: "I have one", required: false }),
        anyField("text", { name: "rego", label: "rego", required: false, shownWhen: { field: "trade_in" } }),
        anyField("text", { name: "id", label: "id", required: false, carried: true, shownWhen: { field: "trade_in" } }),
      ],
    };
    expect(names(steps(step), [], { trade_in: false })).toEqual(["trade_in", "id"]);
    expect(names(steps(step), [], { trade_in: true })).toEqual(["trade_in", "rego", "id"]);
  });
});
