import type { FormSettings } from "#domain/form/form-settings.ts";
import { type Form, forms } from "#domain/form/forms.ts";
import { categories, categoryRules, isCategory } from "#domain/form/categories.ts";
import { channelsFor, type DeliverySettings, everyChannel, rulesOf } from "./channels-for.ts";

/** Why enquiries of a site reach nobody. Indexes are those of `private.delivery`. */
export type LostEnquiries =
  | { kind: "all" }
  | { kind: "category"; rule: number; at: number; name: string }
  | { kind: "location"; rule: number; name: string; known: readonly string[] }
  /** Null: every category, or every place. */
  | { kind: "some"; categories: readonly string[] | null; places: readonly string[] | null };

type Place = { id: string; slug: string; name: string };
type Routing = {
  delivery: DeliverySettings<{ kind: string }>;
  settings: FormSettings;
  locations: readonly Place[];
};

const nowhere = "no location";

/** Spec 11.9.1: which enquiries have no receiver, by category and location. */
export function lostEnquiries({ delivery, settings, locations }: Routing): LostEnquiries[] {
  if (delivery === "none") return [];
  if (delivery.length === 0) return [{ kind: "all" }];
  return [...unknownNames({ delivery, settings, locations }), ...withoutRule({ delivery, settings, locations })];
}

/** A rule that names something that does not exist: somebody meant another name. */
export const isMistake = ({ kind }: LostEnquiries): boolean => kind !== "some";

function unknownNames({ delivery, locations }: Routing): LostEnquiries[] {
  const known = new Set(locations.flatMap(({ id, slug }) => [id, slug]));
  return rulesOf(delivery).flatMap(({ categories: named, location }, rule) => [
    ...(named ?? []).flatMap((name, at) => (isCategory(name) ? [] : [{ kind: "category" as const, rule, at, name }])),
    ...(location === null || known.has(location)
      ? []
      : [{ kind: "location" as const, rule, name: location, known: locations.map(({ slug }) => slug) }]),
  ]);
}

function withoutRule({ delivery, settings, locations }: Routing): LostEnquiries[] {
  const offered = forms.filter((form) => form.offered(settings));
  // A form's own destination receives it, whatever the rules say.
  const isSentAnyway = (form: Form) => everyChannel(delivery).some(({ kind }) => kind === form.destination?.(settings));
  const routed = offered
    .filter((form) => !isSentAnyway(form))
    .flatMap((form) => categories.filter((category) => Object.hasOwn(form.categories ?? {}, category)));
  // With a single location, every lead is for it.
  const places = locations.length === 1 ? locations : [...locations, null];
  const missing = routed.map((category) => ({
    category,
    places: places.filter((place) => !isReceived(delivery, category, place)).map((place) => place?.name ?? nowhere),
  }));
  const groups = Map.groupBy(
    missing.filter((one) => one.places.length > 0),
    (one) => one.places.join("\n"),
  );
  return [...groups.values()].map((alike) => {
    const lost = alike[0]?.places ?? [];
    return {
      kind: "some",
      categories: alike.length === routed.length ? null : alike.map(({ category }) => category),
      places: lost.length === places.length ? null : lost,
    };
  });
}

function isReceived(delivery: Routing["delivery"], name: string, place: Place | null): boolean {
  const { category, subcategory } = categoryRules(name).keptAs ?? { category: name, subcategory: null };
  const lead = { category, subcategory, location_id: place?.id ?? null };
  return channelsFor(delivery, lead, place?.slug ?? null).length > 0;
}

/** What is wrong, and what to do, for everybody who is told. */
export function lostWords(lost: LostEnquiries): { what: string; todo: string } {
  switch (lost.kind) {
    case "all":
      return {
        what: "nobody receives enquiries of this site",
        todo:
          "name a receiver, such as delivery: [{ channel: { kind: email, to: [sales@example.com.au] } }], " +
          "or write delivery: none if they are only to be stored",
      };
    case "category":
      return { what: `there is no category "${lost.name}"`, todo: `use one of ${categories.join(", ")}` };
    case "location": {
      const known = lost.known.length === 0 ? "this site has none" : `use one of ${lost.known.join(", ")}`;
      return { what: `this site has no location "${lost.name}"`, todo: `${known}, or take "location" out` };
    }
    case "some": {
      const about = lost.categories === null ? "enquiries" : lost.categories.join(", ");
      const of = lost.places === null ? "" : ` for ${lost.places.join(", ")}`;
      return {
        what: `nobody receives ${about}${of}`,
        todo: "add a receiver for them, or one without categories and location, which receives everything",
      };
    }
  }
}
