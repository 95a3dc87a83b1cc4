import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formFor } from "#domain/form/form-for.ts";
import { initialState } from "#domain/form/form-state.ts";
import { sampleLocations, sampleSettings } from "#domain/form/testing/sample-form.ts";
import { draftOf } from "./draft.ts";
import { readSent, rememberSent } from "./own-storage.ts";

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    toJSON: () => Object.fromEntries(items),
  } as unknown as Storage;
}
beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});
afterEach(() => vi.unstubAllGlobals());

function financeApplication() {
  const finance_provider = {
    destination: "leads",
    terms_text: "I agree",
    path: "/finance",
    apply_path: "/apply-for-finance",
  } as const;
  const about = { car: null, location: null, category: "General Enquiry", today: "2026-03-10" } as const;
  const settings = { ...sampleSettings, finance_provider };
  const form = formFor("finance-application", { ...about, settings, locations: sampleLocations });
  if (!form) throw new Error("not offered");
  return form;
}
const answers = { loan_purpose: "Personal", residency: "Citizen", employer: "Acme", income: "5000", dependants: "3" };

test("[4.7.15] a draft holds no answer of a private step, and goes on at the first of them", () => {
  const form = financeApplication();
  const draft = draftOf(form);
  draft.write({ ...initialState(form), step: 4, values: { name: "Ana", ...answers } });
  expect(JSON.stringify(localStorage)).not.toMatch(/Ana|Citizen|Acme|5000|dependants/);
  expect(draft.read()).toMatchObject({ step: 1, values: { loan_purpose: "Personal" } });
});

test("[4.7.15] the choices of a sent form stay in their tab", () => {
  const rows = [{ label: "Work", value: "Casual" }];
  const choices = { form: "finance-application", own: null, booking: null, rows };
  rememberSent({ values: {}, car: null, category: "finance-application", lead_id: "1", choices });
  expect(JSON.stringify(localStorage)).not.toContain("Casual");
  expect(readSent("finance-application")).toEqual(choices);
  expect(readSent("finance")).toBeNull();
});
