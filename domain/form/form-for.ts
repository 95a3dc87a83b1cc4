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
  return defineForm(about.settings, parts, { id, category, event_id, events: eventsOf(parts, event_id) });
}

/** A category chosen in the form decides the event. Undefined if none changes it. */
function eventsOf({ steps }: FormParts, event_id: number): Record<string, number> | undefined {
  const select = steps.flatMap(({ fields }) => fields).find(({ name }) => name === "category");
  const events = (select?.options ?? [])
    .map(({ value }) => [value, leadEventId(value as Category, null)] as const)
    .filter(([, id]) => id !== event_id);
  return events.length > 0 ? Object.fromEntries(events) : undefined;
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
