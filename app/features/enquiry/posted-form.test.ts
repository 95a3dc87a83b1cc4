import { describe, expect, test, vi } from "vitest";
import { sampleForm, sampleFormCar, threeSteps } from "#domain/form/testing/sample-form.ts";
import type { LeadAnswer } from "#site/page-ports.ts";
import { carriedFields, postNames, takePosted } from "./posted-form.ts";

const form = sampleForm("enquiry", { settings: threeSteps, locations: [], car: sampleFormCar });
const person = { name: "Priya Nair", phone: "0412345678", email: "p@example.com" };

function posting(answer: LeadAnswer = { result: "stored", lead_id: "x", success: "/success?category=used" }) {
  const submit = vi.fn(async (_fields: Readonly<Record<string, string>>) => answer);
  const take = (fields: Record<string, string>) => takePosted(form, fields, submit);
  return { submit, take };
}
const viewOf = (outcome: Awaited<ReturnType<typeof takePosted>>) => {
  if (!("view" in outcome)) throw new Error("the form is done");
  return outcome.view;
};

describe("[4.7.11] a form posted step by step", () => {
  test("a step with something wrong comes back with it and with what was written", async () => {
    const { take, submit } = posting();
    const outcome = await take({ [postNames.step]: "1", ...person, email: "x" });
    expect(outcome).toMatchObject({
      status: 422,
      view: { step: 1, errors: { email: "invalid email address" }, values: { name: "Priya Nair", email: "x" } },
    });
    expect(submit).not.toHaveBeenCalled();
  });

  test("a good step leads to the next, which carries the earlier answers", async () => {
    const { take } = posting();
    const view = viewOf(await take({ [postNames.step]: "0", message: "Is it red?" }));
    expect(view.step).toBe(1);
    expect(carriedFields(form, view)).toEqual([{ name: "message", value: "Is it red?" }]);
  });

  test("a box that was not asked about yet keeps its default; one that was left empty is a no", async () => {
    const { take } = posting();
    const view = viewOf(await take({ [postNames.step]: "0", message: "x" }));
    expect(view.values["opt_in"]).toBe(true);
    const answered = viewOf(await take({ [postNames.step]: "1", message: "x", ...person }));
    expect(answered.values["opt_in"]).toBe(false);
    expect(carriedFields(form, answered)).toContainEqual({ name: "opt_in", value: "off" });
  });

  test("'Back' checks nothing and loses nothing", async () => {
    const { take } = posting();
    const view = viewOf(await take({ [postNames.step]: "1", [postNames.go]: "back", message: "x", email: "half@" }));
    expect(view).toMatchObject({ step: 0, errors: {}, values: { email: "half@" } });
    expect(carriedFields(form, view)).toContainEqual({ name: "email", value: "half@" });
  });

  test("the last step answers for all of them, and sends everything that is shown", async () => {
    const { take, submit } = posting();
    const broken = viewOf(await take({ [postNames.step]: "2", message: "", ...person }));
    expect(broken).toMatchObject({ step: 0, errors: { message: "*This is a required field." } });
    const done = await take({ [postNames.step]: "2", message: "x", ...person, opt_in: "off", Rego: "ABC" });
    expect(done).toEqual({ success: "/success?category=used" });
    expect(submit.mock.lastCall?.[0]).toMatchObject({
      ...person,
      message: "x",
      opt_in: "off",
      car_id: sampleFormCar.id,
    });
    // It is not asked without a trade-in.
    expect(submit.mock.lastCall?.[0]).not.toHaveProperty("Rego");
  });

  test("what an answer brings with it is asked before anything is sent, once, and may be left empty", async () => {
    const { take, submit } = posting();
    const first = viewOf(await take({ [postNames.step]: "2", message: "x", ...person, trade_in: "on" }));
    expect(first).toMatchObject({
      step: 2,
      errors: {},
      notice: expect.stringContaining("one more question") as string,
    });
    expect(submit).not.toHaveBeenCalled();
    // Shown now, so it is not also carried as a hidden field.
    expect(carriedFields(form, first).map(({ name }) => name)).not.toContain("Rego");
    const done = await take({ [postNames.step]: "2", message: "x", ...person, trade_in: "on", Rego: "" });
    expect(done).toEqual({ success: "/success?category=used" });
  });

  test("the question is asked with the whole form waiting behind it", async () => {
    const { take } = posting({ result: "question", question: { text: "2 plus 2?", token: "t" } });
    const view = viewOf(await take({ [postNames.step]: "2", message: "x", ...person, trade_in: "on", Rego: "" }));
    expect(view.question).toEqual({ text: "2 plus 2?", token: "t" });
    const carried = Object.fromEntries(carriedFields(form, view).map(({ name, value }) => [name, value]));
    expect(carried).toMatchObject({ ...person, message: "x", trade_in: "on" });
  });

  test("the same form with its answer is sent word for word", async () => {
    const { take, submit } = posting({ result: "question", question: { text: "2 plus 2?", token: "t" } });
    const first = viewOf(await take({ [postNames.step]: "2", message: "x", ...person, opt_in: "on" }));
    const again = Object.fromEntries(carriedFields(form, first).map(({ name, value }) => [name, value]));
    await take({ ...again, [postNames.step]: "2", [postNames.token]: "t", [postNames.answer]: "4" });
    const [before, after] = submit.mock.calls.map(([fields]) => fields);
    expect(after).toEqual({ ...before, [postNames.token]: "t", [postNames.answer]: "4" });
  });

  test("a refusal goes to the step it is about", async () => {
    const { take } = posting({ result: "refused", status: 422, error: "No.", fields: { phone: "wrong" } });
    const outcome = await take({ [postNames.step]: "2", message: "x", ...person });
    expect(outcome).toMatchObject({ status: 422, view: { step: 1, errors: { phone: "wrong" }, error: "No." } });
  });

  test.each(["-1", "99", "abc", "1e9", ""])("a step that does not exist (%s) is one that does", async (step) => {
    const { take } = posting();
    expect(viewOf(await take({ [postNames.step]: step })).step).toBeLessThan(3);
  });
});
