import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Field, FieldValue, Values } from "#domain/form/field.ts";
import { plainNumber } from "#domain/form/field-rules.ts";
import { addressOf } from "#app/features/enquiry/send-path.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import type { FormId } from "#domain/form/forms.ts";
import { formFor } from "#domain/form/form-for.ts";
import { payloadFor } from "#domain/form/form-payload.ts";
import { type FormEvent, type FormState, initialState, lastStep, reduceForm } from "#domain/form/form-state.ts";
import { fieldsFromWire } from "#domain/lead/wire-format.ts";
import { shownFields } from "#domain/form/validate.ts";
import { createFinanceApp } from "#tests/support/finance-app.ts";

// Whatever path a visitor takes through a form, the stored lead is what the last screen of each step showed.

let app: Awaited<ReturnType<typeof createFinanceApp>>;
beforeAll(async () => {
  app = await createFinanceApp();
});
afterAll(() => app.close());

const visit = { url: "/x", website_slug: "first-site", visited_pages: [], linked_query_params: {} };

function formOf(id: FormId): FormDefinition {
  const site = app.registry.bySlug("first-site")?.site;
  if (!site) throw new Error("no site");
  const about = { settings: site.public, locations: site.locations, car: null, location: null, today: "2026-03-10" };
  const form = formFor(id, { ...about, category: "General Enquiry" });
  if (!form) throw new Error(`the site has no form ${id}`);
  return form;
}

/** One move of a visitor: an edit picks a shown field by one number and a value by another. */
type Move =
  | { type: "edit"; which: number; value: number }
  | { type: "next" }
  | { type: "back" }
  | { type: "skip"; by: number };
const moves = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant("edit" as const), which: fc.nat(30), value: fc.nat(30) }) },
    { weight: 3, arbitrary: fc.constant({ type: "next" as const }) },
    { weight: 2, arbitrary: fc.constant({ type: "back" as const }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("skip" as const), by: fc.integer({ min: 1, max: 3 }) }) },
  ),
  { maxLength: 25 },
);

const valid: Partial<Record<Field["kind"], readonly string[]>> = {
  name: ["Ana Ito", "Kim O’Hara"],
  email: ["ana@example.com", "kim@example.com"],
  phone: ["0412 345 678", "0498765432"],
  postcode: ["3000", "2000"],
  date: ["2026-04-01", "2026-05-02"],
  "date-time": [""],
  file: [""],
};

function valuesFor(field: Field): readonly FieldValue[] {
  if (field.kind === "checkbox") return [true, false];
  if (field.options) return field.options.map(({ value }) => value);
  if (field.kind === "number") return [String(field.range?.min ?? 1), String((field.range?.min ?? 1) + 1)];
  return valid[field.kind] ?? ["some text", "other text"];
}

/** Answers the step's questions, so that it can be left. */
function filledIn(form: FormDefinition, state: FormState): FormState {
  const values: Record<string, FieldValue> = { ...state.values };
  // A second round for questions that an answer has revealed.
  for (const _round of [1, 2]) {
    for (const field of shownFields(form, state.step, values)) {
      const value = values[field.name];
      if (field.required && (value === undefined || value === "" || value === false)) {
        values[field.name] = valuesFor(field)[0] ?? "";
      }
    }
  }
  return { ...state, values };
}

class Visitor {
  state: FormState;
  /** Steps on the path to here, and which of them were skipped; Back removes the last. */
  readonly path: { step: number; isSkipped: boolean }[] = [{ step: 0, isSkipped: false }];
  /** What each step showed last. */
  readonly screens = new Map<number, Values>();
  readonly form: FormDefinition;

  constructor(form: FormDefinition) {
    this.form = form;
    this.state = initialState(form);
  }

  async do(event: FormEvent): Promise<void> {
    this.#look();
    const { step } = this.state;
    this.state = reduceForm(this.form, this.state, event);
    if (this.state.phase === "saving" || this.state.phase === "submitting") await this.#send();
    if (this.state.step > step) {
      this.path[this.path.length - 1] = { step, isSkipped: event.type === "skip" };
      this.path.push({ step: this.state.step, isSkipped: false });
    } else if (event.type === "back" && this.state.step < step) this.path.pop();
    else if (this.state.step < step) this.path.splice(this.path.findIndex((one) => one.step === this.state.step) + 1);
    this.#look();
  }

  #look(): void {
    const shown = shownFields(this.form, this.state.step, this.state.values);
    const values = shown.map(({ name }) => [name, this.state.values[name] ?? ""] as const);
    this.screens.set(this.state.step, Object.fromEntries(values));
  }

  async #send(): Promise<void> {
    const { updates, body } = payloadFor(this.form, this.state, visit);
    const { method, path } = addressOf(this.form, updates);
    const response = await app.get(`http://first-site.localhost${path}`, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, filled_ms: 60_000 }),
    });
    const { lead, error, fields } = (await response.json()) as {
      lead?: { id: string };
      error?: string;
      fields?: object;
    };
    if (!lead) throw new Error(`${error} ${JSON.stringify(fields)}`);
    this.state = reduceForm(this.form, this.state, { type: "acknowledged", lead_id: lead.id });
  }

  /** The screens of the path to the end, as the lead has them. */
  shown(): Record<string, unknown> {
    const seen = this.path.filter(({ isSkipped }) => !isSkipped).map(({ step }) => this.screens.get(step) ?? {});
    const answers = Object.assign({}, ...seen) as Values;
    const fields = new Map<string, Field>(fieldsOf(this.form).map((field) => [field.name, field]));
    const services = Object.keys(answers).flatMap((name) =>
      answers[name] === true ? (fields.get(name)?.service ?? []) : [],
    );
    const plain = Object.entries(answers).flatMap(([name, value]): [string, unknown][] => {
      const { kind, service } = fields.get(name) ?? {};
      if (service !== undefined || value === "") return [];
      if (typeof value === "string" && kind === "phone") return [[name, value.replaceAll(" ", "")]];
      return [[name, typeof value === "string" && kind === "number" ? plainNumber(value) : value]];
    });
    const list = services.toSorted();
    return { ...Object.fromEntries(plain), ...(list.length > 0 ? { additional_services: list } : {}) };
  }
}

/** The final lead, and what the visitor saw. */
async function walk(id: FormId, way: readonly Move[]) {
  const form = formOf(id);
  const visitor = new Visitor(form);
  for (const move of way) {
    if (visitor.state.phase !== "editing") break;
    if (move.type === "edit") {
      const shown = shownFields(form, visitor.state.step, visitor.state.values);
      const field = shown[move.which % Math.max(1, shown.length)];
      const values = field ? [...valuesFor(field), ...(field.kind === "checkbox" ? [] : [""])] : [];
      if (field) await visitor.do({ type: "edit", name: field.name, value: values[move.value % values.length] ?? "" });
    } else if (move.type === "skip") await visitor.do({ type: "skip", to: visitor.state.step + move.by });
    else {
      if (move.type === "next") visitor.state = filledIn(form, visitor.state);
      await visitor.do({ type: move.type });
    }
  }
  for (let most = 0; visitor.state.phase === "editing" && most < 40; most += 1) {
    visitor.state = filledIn(form, visitor.state);
    await visitor.do({ type: "next" });
  }
  if (visitor.state.phase !== "complete" || visitor.state.step !== lastStep(form)) throw new Error("it was not sent");
  const lead = await app.store.operator.leads.get(visitor.state.lead_id ?? "");
  const declared = fieldsOf(form).map(({ name }) => name);
  const names = new Set([...declared, "additional_services"]);
  const stored = Object.entries(lead?.fields ?? {})
    .filter(([name]) => names.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : value] as const);
  return { stored: Object.fromEntries(stored), shown: visitor.shown(), other: lead?.other_fields ?? {} };
}

const runs = 60;
describe.each(["service", "finance-application", "enquiry", "trade-in"] as const)("[4.7] %s", (id) => {
  test(`[4.7.10] ${runs} random walks: the stored lead is what the last screen of each step showed`, async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (way) => {
        const { stored, shown, other } = await walk(id, way);
        expect(stored).toEqual(shown);
        expect(other).toEqual({});
      }),
      { numRuns: runs },
    );
  });
});

const post = async (path: string, body: object, method = "POST") => {
  const response = await app.get(`http://first-site.localhost${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ filled_ms: 60_000, ...body }),
  });
  return ((await response.json()) as { lead?: { id: string } }).lead?.id ?? "";
};

test("[4.7] a call that only sends what changed takes answers back, and loses no field of another step", async () => {
  const vehicle = { "Vehicle Make": "Kia", "Vehicle Model": "Rio", "Vehicle Year": "2019", Rego: "ABC123" };
  const first = {
    ...vehicle,
    service_type: "Brakes",
    drop_off: "I will wait",
    additional_services: ["Wheel alignment"],
  };
  const id = await post("/api/leads", {
    form: "service",
    lead: { ...first, lead_status: "Incomplete", step_number: 1 },
  });
  const before = await app.store.operator.leads.get(id);
  expect(before?.fields["additional_services"]).toEqual(["Wheel alignment"]);
  const person = { name: "Ana Ito", phone: "0412345678", email: "ana@example.com" };
  await post(
    `/api/leads/${id}`,
    { form: "service", lead: { ...person, "Wheel alignment (check_option)": false } },
    "PUT",
  );
  const after = await app.store.operator.leads.get(id);
  const own = fieldsFromWire(vehicle);
  expect(after).toMatchObject({ status: "Complete", fields: { ...own, service_type: "Brakes", ...person } });
  expect(after?.fields).not.toHaveProperty("additional_services");
});

test("[4.7] an employer goes with the job: 'Full time', Back, 'Retired'", async () => {
  const job = { employment: "Full time", employer: "ACME", lead_status: "Incomplete" };
  const id = await post("/api/leads", { form: "finance-application", lead: job });
  expect((await app.store.operator.leads.get(id))?.fields).toMatchObject({ employer: "ACME" });
  await post(
    `/api/leads/${id}`,
    { form: "finance-application", lead: { employment: "Retired", lead_status: "Incomplete" } },
    "PUT",
  );
  const after = await app.store.operator.leads.get(id);
  expect(after?.fields).toMatchObject({ employment: "Retired" });
  expect(after?.fields).not.toHaveProperty("employer");
});
