import { categories, categoryRules } from "./categories.ts";
import { leadEventId } from "./event-id.ts";
import { defineForm } from "./define-form.ts";
import type { FormAbout, FormParts } from "./form-descriptor.ts";
import type { FormDefinition } from "./form-definition.ts";
import type { FormSettings } from "./form-settings.ts";
import { type Category, type FormId, formNamed, forms } from "./forms.ts";

/** The form a lead came from, as this site has it; null if the site does not offer it. */
export function formFor(id: FormId, about: FormAbout & { category: Category }): FormDefinition | null {
  const form = formNamed(id);
  if (!form.offered(about.settings)) return null;
  const parts = form.parts({ ...about, subjects: subjectsOf(about.settings) });
  if (parts === null) return null;
  const category = parts.category as Category;
  const event_id = leadEventId(category, parts.car ?? null);
  const destination = form.destination?.(about.settings) ?? "leads";
  const { takesSeat } = form;
  const named = { id, category, event_id, destination, ...(takesSeat && { takesSeat }) };
  return defineForm(about.settings, parts, { ...named, ...rulesOf(parts, event_id) });
}

/** A category chosen in the form decides the event, and what the lead is kept as. Left out if none changes it. */
function rulesOf({ steps, category }: FormParts, event_id: number): Pick<FormDefinition, "events" | "keptAs"> {
  const select = steps.flatMap(({ fields }) => fields).find(({ name }) => name === "category");
  const offered = (select?.options ?? []).map(({ value }) => value as Category);
  const events = offered.map((one) => [one, leadEventId(one, null)] as const).filter(([, id]) => id !== event_id);
  const kept = [category, ...offered].flatMap((one) => {
    const { keptAs } = categoryRules(one);
    return keptAs ? [[one, keptAs] as const] : [];
  });
  return {
    ...(events.length > 0 && { events: Object.fromEntries(events) }),
    ...(kept.length > 0 && { keptAs: Object.fromEntries(kept) }),
  };
}

/** By the site's services, in the order of the categories. */
function subjectsOf(settings: FormSettings): Category[] {
  const offered = new Set<string>(
    forms.filter((form) => form.offered(settings)).flatMap((form) => Object.keys(form.categories ?? {})),
  );
  return categories.filter((category) => categoryRules(category).isSubject && offered.has(category));
}

/** A call that names no form must meet the minimum of its category. */
export function formIdOf(category: Category): FormId {
  const strict = categoryRules(category).isStrict && forms.find(({ categories: own }) => own && category in own);
  return strict ? strict.id : "general";
}
