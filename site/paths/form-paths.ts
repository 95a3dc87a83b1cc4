import { type SiteFormId, siteForms } from "#domain/form/forms.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

/** Paths of the site that lead to a form, unless a page has the same path. */
export function formAt(settings: PublicSettings): Map<string, SiteFormId> {
  const offered = siteForms.filter((form) => form.offered(settings));
  return new Map(
    offered.flatMap(({ id, sitePage }) => {
      const path = sitePage.path(settings);
      return path === null ? [] : [[path, id] as const];
    }),
  );
}
