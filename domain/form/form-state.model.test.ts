import fc from "fast-check";
import { assert, expect, test } from "vitest";
import { fieldsOf, type FormDefinition } from "./form-definition.ts";
import { payloadFor } from "./form-payload.ts";
import { type FormEvent, type FormState, initialState, reduceForm } from "./form-state.ts";
import { anyField, sampleForm } from "./testing/sample-form.ts";

// 4.7 told twice: the reducer, and a model that keeps the history of the visit and a server that keeps the lead.

const visit = { url: "/", website_slug: "s", visited_pages: [], linked_query_params: {} };
const stepCount = 5;
// Steps 0 and 3 ask for something; the others may be skipped.
const required = new Set([0, 3]);

const form: FormDefinition = {
  ...sampleForm("enquiry"),
  known: {},
  initial: {},
  steps: Array.from({ length: stepCount }, (_, at) => ({
    title: `${at}`,
    fields: [anyField("text", { name: `f${at}`, label: `${at}`, required: required.has(at) })],
  })),
};

type Model = {
  step: number;
  values: Record<string, string>;
  /** Where the visitor came from on the way here; Back undoes it. */
  cameFrom: Map<number, number>;
  server: { lead: Record<string, unknown> | null; sends: number[]; complete: boolean };
  phase: FormState["phase"];
};
type Real = { state: FormState };

const filled = (model: Model, at: number) => (model.values[`f${at}`] ?? "") !== "";
const canLeave = (model: Model) => filled(model, model.step) || !required.has(model.step);

class Do implements fc.Command<Model, Real> {
  readonly event: FormEvent;
  readonly answer: "ok" | "error" | "lost id";
  constructor(event: FormEvent, answer: "ok" | "error" | "lost id" = "ok") {
    this.event = event;
    this.answer = answer;
  }
  check = () => true;
  toString = () => `${JSON.stringify(this.event)}/${this.answer}`;

  run(model: Model, real: Real): void {
    real.state = reduceForm(form, real.state, this.event);
    if (model.phase === "editing") this.#model(model);
    this.#answer(model, real);
    assert.equal(real.state.step, model.step);
    assert.equal(real.state.phase, model.phase);
    assert.equal(real.state.lead_id, model.server.lead === null ? null : "L");
    assert.deepEqual(real.state.values, model.values);
  }

  #model(model: Model): void {
    const { event } = this;
    if (event.type === "edit") model.values[event.name] = String(event.value);
    if (event.type === "back" && model.step > 0) model.step = model.cameFrom.get(model.step) ?? model.step - 1;
    if (event.type === "skip") {
      const between = Array.from({ length: Math.max(0, event.to - model.step) }, (_, at) => model.step + at);
      if (event.to > model.step && event.to < stepCount && between.every((at) => !required.has(at))) {
        forget(model);
        model.cameFrom.set(event.to, model.step);
        model.step = event.to;
      }
    }
    const missing = [...required].find((at) => !filled(model, at));
    if (event.type === "next" && model.step === stepCount - 1 && missing !== undefined) model.step = missing;
    else if (event.type === "next" && canLeave(model)) {
      if (model.step === stepCount - 1) model.phase = "submitting";
      else if (model.server.sends.includes(model.step)) advance(model);
      else model.phase = "saving";
    }
  }

  /** A send under way is answered at once, well or badly. */
  #answer(model: Model, real: Real): void {
    if (real.state.phase !== "saving" && real.state.phase !== "submitting") return;
    const send = payloadFor(form, real.state, visit);
    const { lead } = send.body;
    assert.equal(send.updates, model.server.lead === null ? null : "L");
    assert.equal(lead["lead_status"], model.phase === "submitting" ? "Complete" : "Incomplete");
    assert.equal(lead["form_completed"], model.phase === "submitting");
    assert.equal(lead["step_number"], model.step);
    assert.equal(lead[`f${model.step}`], model.values[`f${model.step}`]);
    if (this.answer !== "ok") {
      const event: FormEvent =
        this.answer === "error" ? { type: "failed", error: "no" } : { type: "acknowledged", lead_id: null };
      real.state = reduceForm(form, real.state, event);
      model.phase = "editing";
      assert.isNotNull(real.state.stepError);
      return;
    }
    real.state = reduceForm(form, real.state, { type: "acknowledged", lead_id: "L" });
    // Each step is sent once.
    assert.notInclude(model.server.sends, model.step);
    model.server.sends.push(model.step);
    model.server.lead = { ...model.server.lead, ...lead };
    if (model.phase === "submitting") {
      model.phase = "complete";
      model.server.complete = true;
    } else {
      model.phase = "editing";
      advance(model);
    }
  }
}

function advance(model: Model): void {
  forget(model);
  model.step += 1;
}

/** Whoever walks on from here no longer came to later steps by a jump over this one. */
function forget(model: Model): void {
  for (const [to, from] of model.cameFrom) if (from <= model.step && to > model.step) model.cameFrom.delete(to);
}

const answers = fc.constantFrom("ok" as const, "ok" as const, "error" as const, "lost id" as const);
const commands = [
  fc
    .tuple(fc.nat(stepCount - 1), fc.constantFrom("", "x", "y", "z"))
    .map(([at, value]) => new Do({ type: "edit", name: `f${at}`, value })),
  answers.map((answer) => new Do({ type: "next" }, answer)),
  answers.map((answer) => new Do({ type: "next" }, answer)),
  fc.constant(new Do({ type: "back" })),
  fc.nat(stepCount).map((to) => new Do({ type: "skip", to })),
];

test("[4.7.2] the reducer does what a plain history of the visit does", () => {
  const visits = fc.property(fc.commands(commands, { maxCommands: 60, size: "+1" }), (sequence) => {
    const model: Model = {
      step: 0,
      values: {},
      cameFrom: new Map(),
      server: { lead: null, sends: [], complete: false },
      phase: "editing",
    };
    const real: Real = { state: initialState(form) };
    fc.modelRun(() => ({ model, real }), sequence);
    if (model.server.complete) assertLastValues(model, real.state);
  });
  expect(() => fc.assert(visits, { numRuns: 700 })).not.toThrow();
});

/** A complete lead holds the last values of every step that was not left out. */
function assertLastValues({ server, values }: Model, { skips }: FormState): void {
  for (const [at, { name }] of fieldsOf(form).entries()) {
    const skipped = skips.some(({ from, to }) => from <= at && at < to);
    if (!skipped && values[name] !== undefined) assert.equal(server.lead?.[name], values[name]);
    if (required.has(at)) assert.isOk(server.lead?.[name]);
  }
}
