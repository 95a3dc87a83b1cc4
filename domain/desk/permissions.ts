// Who may do what at the desk: one table, read by one function.

export const roles = ["operator", "principal", "manager", "sales", "stock"] as const;
export type Role = (typeof roles)[number];

/** A role of a person at one site; an operator's is for all of them. */
export type Right = {
  role: Role;
  /** Null for an operator: every site. */
  site: string | null;
  /** Only these locations of the site; null: all. */
  locations: readonly string[] | null;
  /** Only enquiries of these categories; null: all. */
  categories: readonly string[] | null;
};

const may = (...allowed: readonly Role[]): ReadonlySet<Role> => new Set(allowed);
const everybody = may(...roles);

/** Everything that somebody can do, and the roles that may. */
export const permissions = {
  "own account": everybody,
  today: everybody,
  "see enquiries": may("operator", "principal", "manager", "sales"),
  "see feeds": may("operator", "principal", "manager", "stock"),
  "see deliveries": may("operator", "principal", "manager"),
  "see people": may("operator", "principal"),
  "change people": may("operator", "principal"),
  "see all sites": may("operator"),
} as const satisfies Readonly<Record<string, ReadonlySet<Role>>>;

export type Action = keyof typeof permissions;

/** `site`: the site that it is about; null where it is about none. */
export const mayDo = (rights: readonly Right[], action: Action, site: string | null): boolean =>
  rights.some(
    (right) => permissions[action].has(right.role) && (site === null || right.site === null || right.site === site),
  );

/** The sites where somebody may do this; null: all of them. */
export function sitesFor(rights: readonly Right[], action: Action): readonly string[] | null {
  const fitting = rights.filter(({ role }) => permissions[action].has(role));
  if (fitting.some(({ site }) => site === null)) return null;
  return [...new Set(fitting.flatMap(({ site }) => site ?? []))].toSorted();
}

/** Nobody gives a right that they do not have, or for a site that is not theirs. Only operators make operators. */
export function mayGive(rights: readonly Right[], given: Right): boolean {
  if (given.site === null) return given.role === "operator" && rights.some(({ site }) => site === null);
  return given.role !== "operator" && mayDo(rights, "change people", given.site);
}

export type EnquiryPlace = { site: string; location_id: string | null; category: string };

/** An enquiry that names no location is for whoever has all of them. */
export const seesEnquiry = (rights: readonly Right[], { site, location_id, category }: EnquiryPlace): boolean =>
  rights.some(
    ({ role, locations, categories, ...right }) =>
      permissions["see enquiries"].has(role) &&
      (right.site === null || right.site === site) &&
      (locations === null || (location_id !== null && locations.includes(location_id))) &&
      (categories === null || categories.includes(category)),
  );
