import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { parse, stringify } from "yaml";

// A small folder of sites, and what an operator does to it, at random.

const usualFile = join(import.meta.dirname, "../fixtures/sites/first-site.yaml");
const usualSite = parse(readFileSync(usualFile, "utf8")) as Record<string, unknown>;

type SiteFiles = {
  slug: string;
  id: string;
  name: string;
  hosts: readonly string[];
  dealerships: readonly string[];
  group: string | null;
  offer: number | null;
  page: number | null;
  redirect: number | null;
  remark: number;
  isBroken: boolean;
};
type DealershipFiles = {
  slug: string;
  id: string;
  name: string;
  /** The column of the feed that holds the stock number; null: no feed. */
  feed: string | null;
  isBroken: boolean;
};
export type FolderModel = {
  readonly sites: readonly (SiteFiles | null)[];
  readonly dealerships: readonly (DealershipFiles | null)[];
  readonly shared: Readonly<Record<"all" | "north", number | null>>;
};

const site = (at: number): SiteFiles => ({
  slug: `site-${at}`,
  id: `site-${at}`,
  name: `Site ${at}`,
  hosts: [`site-${at}.example`],
  dealerships: [`yard-${at % 2}`],
  group: null,
  offer: null,
  page: null,
  redirect: null,
  remark: 0,
  isBroken: false,
});
const dealership = (at: number): DealershipFiles => ({
  slug: `yard-${at}`,
  id: `yard-${at}`,
  name: `Yard ${at}`,
  feed: null,
  isBroken: false,
});

export const firstFolder: FolderModel = {
  sites: [site(0), site(1), null],
  dealerships: [dealership(0), dealership(1), null],
  shared: { all: null, north: null },
};

const host = fc.constantFrom("site-0.example", "site-1.example", "moving.example", "new.example");
const version = fc.nat(3);
const orNone = fc.option(version, { freq: 2 });
const yard = fc.oneof({ weight: 8, arbitrary: fc.constantFrom("yard-0", "yard-1") }, fc.constantFrom("yard-2", "lot"));

/** Each a change of its own. */
const siteChange: fc.Arbitrary<Partial<SiteFiles>> = fc.oneof(
  fc.record({ name: version.map((n) => `Renamed ${n}`) }),
  fc.record({ hosts: fc.uniqueArray(host, { minLength: 1, maxLength: 2 }) }),
  fc.record({ dealerships: fc.uniqueArray(yard, { minLength: 1, maxLength: 2 }) }),
  fc.record({ slug: fc.constantFrom("site-0", "site-1", "renamed") }),
  fc.record({ id: fc.constantFrom("site-0", "other-id") }),
  fc.record({ group: fc.constantFrom(null, "north") }),
  fc.record({ offer: orNone }),
  fc.record({ page: orNone }),
  fc.record({ redirect: orNone }),
  fc.record({ remark: version }),
  fc.record({ isBroken: fc.constant(true) }),
);
const dealershipChange: fc.Arbitrary<Partial<DealershipFiles>> = fc.oneof(
  fc.record({ name: version.map((n) => `Renamed yard ${n}`) }),
  fc.record({ slug: fc.constantFrom("yard-0", "yard-1", "lot") }),
  fc.record({ id: fc.constantFrom("yard-0", "other-yard") }),
  fc.record({ feed: fc.constantFrom(null, "Stock", "Number") }),
  fc.record({ isBroken: fc.constant(true) }),
);
const slot = fc.nat(2);

export const folderEdit = fc.oneof(
  { weight: 8, arbitrary: fc.record({ site: slot, change: siteChange }) },
  { weight: 6, arbitrary: fc.record({ dealership: slot, change: dealershipChange }) },
  { weight: 1, arbitrary: fc.record({ addSite: slot }) },
  { weight: 1, arbitrary: fc.record({ addDealership: slot }) },
  { weight: 1, arbitrary: fc.record({ dropSite: slot, isDeleted: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ dropDealership: slot }) },
  { weight: 1, arbitrary: fc.record({ shared: fc.constantFrom<"all" | "north">("all", "north"), say: orNone }) },
  { weight: 1, arbitrary: fc.record({ swap: fc.constantFrom<"sites" | "dealerships">("sites", "dealerships") }) },
  { weight: 2, arbitrary: fc.constant({ mend: true as const }) },
);
export type FolderEdit = typeof folderEdit extends fc.Arbitrary<infer Edit> ? Edit : never;

const put = <T>(list: readonly (T | null)[], at: number, change: (one: T | null) => T | null) =>
  list.map((one, n) => (n === at ? change(one) : one));
/** The first two exchange their names. */
const swapped = <T extends { slug: string }>(list: readonly (T | null)[]): (T | null)[] => {
  const [first, second, ...others] = list;
  if (!first || !second) return [...list];
  return [{ ...first, slug: second.slug }, { ...second, slug: first.slug }, ...others];
};
const mended = <T extends { isBroken: boolean }>(one: T | null) => one && { ...one, isBroken: false };

export function edited(model: FolderModel, edit: FolderEdit): FolderModel {
  const { sites, dealerships, shared } = model;
  if ("site" in edit) return { ...model, sites: put(sites, edit.site, (one) => one && { ...one, ...edit.change }) };
  if ("dealership" in edit)
    return { ...model, dealerships: put(dealerships, edit.dealership, (one) => one && { ...one, ...edit.change }) };
  if ("addSite" in edit) return { ...model, sites: put(sites, edit.addSite, (one) => one ?? site(edit.addSite)) };
  if ("addDealership" in edit)
    return {
      ...model,
      dealerships: put(dealerships, edit.addDealership, (one) => one ?? dealership(edit.addDealership)),
    };
  if ("dropSite" in edit) return { ...model, sites: put(sites, edit.dropSite, () => null) };
  if ("dropDealership" in edit) return { ...model, dealerships: put(dealerships, edit.dropDealership, () => null) };
  if ("shared" in edit) return { ...model, shared: { ...shared, [edit.shared]: edit.say } };
  if ("swap" in edit) return { ...model, [edit.swap]: swapped<SiteFiles | DealershipFiles>(model[edit.swap]) };
  return { ...model, sites: sites.map(mended), dealerships: dealerships.map(mended) };
}

/** Writes the folder anew: of two sites under one name the later counts, as it would on a disk. */
export function writeFolder(folder: string, model: FolderModel): void {
  rmSync(folder, { recursive: true, force: true });
  const files = new Map<string, string>(
    [
      ...model.sites.flatMap((one) => (one ? siteFiles(one) : [])),
      ...model.dealerships.flatMap((one) => (one ? dealershipFiles(one) : [])),
      ...Object.entries(model.shared).map(
        ([name, say]) => [`defaults/${name}.yaml`, say === null ? null : `include_sold_cars_days: ${say}\n`] as const,
      ),
    ].flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
  );
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

type NamedFile = readonly [name: string, text: string | null];

function siteFiles({ remark, isBroken, offer, page, redirect, group, ...own }: SiteFiles): NamedFile[] {
  const settings = { ...usualSite, ...own, ...(group === null ? {} : { group }) };
  const { slug } = own;
  const offers = [
    { slug: "o", title: `Offer ${offer}`, manufacturer: "kia", body: "A.", terms: "B.", expires_in_days: 9 },
  ];
  return [
    [`${slug}.yaml`, isBroken ? "name: [" : `# ${remark}\n${stringify(settings)}`],
    [`${slug}/offers.yaml`, offer === null ? null : stringify(offers)],
    [
      `${slug}/pages/story.md`,
      page === null ? null : `---\ntitle: Story ${page}\ndescription: A story.\n---\n# Story ${page}\n`,
    ],
    [`${slug}/redirects.yaml`, redirect === null ? null : stringify([{ from: `/old-${redirect}`, to: "/search" }])],
  ];
}

function dealershipFiles({ slug, id, name, feed, isBroken }: DealershipFiles): NamedFile[] {
  const location = {
    id: `${id}-place`,
    name: `${name} place`,
    slug: `${id}-place`,
    primary: true,
    time_zone: "Australia/Melbourne",
    address: { street: "1 High Street", city: "Ballarat", state: "VIC", postcode: "3350" },
    contact_detail: { phone: "03 5550 1200" },
  };
  const stock = feed === null ? {} : { stock: { source: "feed.csv", every: "1h" } };
  const mapping = { key: [feed], fields: { stocknum: feed } };
  return [
    [`dealerships/${slug}.yaml`, isBroken ? "- no" : stringify({ id, slug, name, locations: [location], ...stock })],
    [`dealerships/${slug}.mapping.yaml`, feed === null ? null : stringify(mapping)],
  ];
}
