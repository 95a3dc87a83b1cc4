import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import { loadFolder } from "#site/load-folder.ts";
import type { LoadedSite } from "#site/network.ts";
import { ownAddresses } from "#site/paths/own-addresses.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { coveringCars } from "#tests/support/covering-cars.ts";
import { createDemoWorld } from "#tests/support/demo-world.ts";
import { settingNames, type SettingVariant, variantsOf } from "#tests/support/setting-variants.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { SiteRuntime } from "#server/sites/site-runtime.ts";

// "Set by a demo site" means that a page of that site differs without it.

/** Settings that change no page by themselves, or that no demo site may have, each with the test that shows its use. */
const exceptions: Readonly<Record<string, string>> = {
  slug: "names the site to the operator; tests/app/app.test.ts",
  id: "names the site in leads and events; server/http/api/leads/lead-routes.test.ts",
  hosts: "which names lead to the site; tests/app/app.test.ts",
  time_zone: "the clock of promotions and alerts; domain/promo/promo-window.test.ts",
  locale: "demo sites keep what their country says; site/country-settings.test.ts",
  currency: "the same",
  distance_unit: "the same",
  phone_variant: "which numbers forms take; tests/app/quoted-texts.test.ts",
  test_phone: "a number that forms always take; domain/country/phone-rule.test.ts",
  manufacturer: "stands in for manufacturer_id; tests/app/entity-fields.test.ts",
  manufacturer_id: "stands in for manufacturer; tests/app/entity-fields.test.ts",
  "search.autocomplete": "suggestions come by script; tests/e2e/finding.test.ts",
  "search.facet_limits.make": "needs more than 100 makes in stock; server/stock/index/site-stock.test.ts",
  "search.facet_limits.model": "needs more than 100 models in stock; server/stock/index/site-stock.test.ts",
  "vehicle_page.see_more_from_dealer":
    "only one site has two dealerships, and it keeps the default; app/features/card/card-view.test.ts",
  "vehicle_page.history_banner.commercial": "on utes and vans alone; app/features/vehicle/vehicle-views.test.ts",
  "payment_provider.reserved_hours": "when a paid reservation ends; server/reservations",
  "subscription_plans.setup_fee": "the demo's dealer promises one price; domain/subscription/plan-offer.test.ts",
  "service_booking.types": "asked on a later step, by script; domain/form/further-forms.test.ts",
  "service_booking.extras": "the same",
  "service_booking.drop_off": "the same",
  "service_booking.days_ahead": "the same",
  "reviews.four_plus_partial": "tells only a rating of five apart; domain/review/reviews.test.ts",
  "reviews.snap21_org": "asked by script; server/http/api/reviews/snap21-routes.test.ts",
  "tokens.density": "demo sites keep what their templates say; site/theme.test.ts",
  "tokens.header": "the same",
  "tokens.footer": "the same",
  "tokens.image": "the same",
  "locations.path": "demo sites keep the default; site/paths/site-paths.test.ts",
  privacy_path: "the same",
  terms_path: "the same",
  "discovery.search_engines": "demo sites want to be found; server/pages/discovery/documents.test.ts",
  "favourites.floating_bar": "drawn by the script once a car is saved; tests/e2e/favourites.test.ts",
  "finance_provider.destination": "where a form is sent; server/leads/delivery/files-delivery.test.ts",
  "finance_provider.terms_text": "asked on the last step, by script; tests/app/quoted-texts.test.ts",
  "trade_in.save_result": "what is kept of a valuation; server/http/api/valuation/valuation-routes.test.ts",
  "trade_in.register_check": "whom a valuation asks; server/http/api/valuation/valuation-routes.test.ts",
  "trade_in.margin_percent": "what a valuation answers; server/valuation/valuation-service.test.ts",
  "trade_in.wider_range.percent": "the same",
  "enquiry.show_server_error": "words of an alert, by script; domain/form/form-state.test.ts",
  "enquiry.partial_leads": "whether unfinished leads are delivered; server/http/api/leads/guards.test.ts",
  "enquiry.mock": "whether leads are kept; server/http/api/leads/lead-routes.test.ts",
  "enquiry.test_drive.slots_per_half_hour": "which times are left; server/http/api/leads/appointments.test.ts",
  "chat_assistant.script": "fetched when somebody asks for the chat; tests/e2e/vehicle.test.ts",
  captcha: "fetched at the first touch of a form; tests/e2e/second-captcha.test.ts",
  "captcha.kind": "the same",
  "captcha.site_key": "the same",
  "tags.gtm": "loaded by script after consent; app/features/tracking/site-scripts.test.ts",
  "tags.ga4": "the same",
  "tags.meta": "the same",
  "tags.consent": "the same; tests/e2e/tag-consent.test.ts",
  "tags.consent_mode": "the same",
  maps: "needs another host, which no demo may; domain/location/place-map.test.ts",
  image_cdn: "the same; tests/app/image-cdn.test.ts",
  group: "names a file of settings that sites share; site/shared-settings.test.ts",
  shared_cache_seconds: "needs a shared cache in front; server/pages/cache/page-answer.test.ts",
  "private.mail_from": "the sender of mails; server/leads/delivery/mails.test.ts",
  "private.delivery": "where leads go; server/http/api/leads/guards.test.ts",
  "private.captcha_secret": "told to the captcha's provider; tests/e2e/second-captcha.test.ts",
  "private.maps_geocoding_key": "needs another host; server/adapters/geocode/geocoder.test.ts",
  "private.valuation": "the same; server/http/api/valuation/valuation-routes.test.ts",
  "private.vehicle_lookup": "the same",
  "private.nevdis": "the same",
  "private.stripe": "the same; server/reservations",
  "private.retention_days": "when leads are emptied; server/leads/retention/run-retention.test.ts",
  "private.event_retention_days": "when events go; server/leads/retention/run-retention.test.ts",
  "private.figure_retention_days": "when counts by day go; server/leads/retention/run-retention.test.ts",
};

const { network } = loadFolder("demo/sites");
const bySetting = Map.groupBy(network.sites.flatMap(variantsOf), ({ setting }) => setting);

let world: Awaited<ReturnType<typeof createDemoWorld>>;
/** Sites that are served in addition to those of the store, by the first label of their host. */
const served = new Map<string, SiteRuntime>();
beforeAll(async () => {
  world = await createDemoWorld({ pageCacheBytes: 1 }, coveringCars);
  const stored = world.registry.byName.bind(world.registry);
  vi.spyOn(world.registry, "byName").mockImplementation((name) => served.get(name) ?? stored(name));
}, 600_000);
afterAll(() => world.close());

function runtimeOf({ settings }: LoadedSite): SiteRuntime {
  const runtime = world.registry.bySlug(settings.slug);
  if (!runtime) throw new Error(`there is no site ${settings.slug}`);
  return runtime;
}

let versions = 1_000_000;
/** The site at another host, with other own settings, otherwise unchanged. */
function serve(host: string, site: LoadedSite, own: Record<string, unknown>): void {
  const base = runtimeOf(site);
  const document = { settings: own, content: site.content };
  const { dealerships } = own as { dealerships: string[] };
  const owners = base.site.dealerships.filter(({ slug }) => dealerships.includes(slug));
  const changed = resolveSite(document, (versions += 1), owners);
  const parts = { indexes: createIndexCache(20_000_000), market: world.registry.market };
  const runtime = new SiteRuntime(changed, world.store, parts, base.pageSite.origin);
  runtime.stockVersion = base.stockVersion;
  runtime.carsVersion = base.carsVersion;
  runtime.appliedAt = base.appliedAt;
  served.set(host, runtime);
}

/** One car of each kind that vehicle pages treat differently, and the pages below the first. */
function carPages(site: LoadedSite): string[] {
  const ids = new Set(runtimeOf(site).site.dealerships.map(({ id }) => id));
  const kinds = new Map<string, CarInput>();
  for (const car of world.cars.filter(({ dealership_id }) => ids.has(dealership_id))) {
    const kind = `${car.item_type} ${car.car_type} ${car.certified} ${car.reserved} ${car.price === null} ${car.sold}`;
    if (!kinds.has(kind)) kinds.set(kind, car);
  }
  const cars = [...kinds.values()];
  const forSale = cars.find(({ sold, reserved, price }) => !sold && !reserved && price !== null);
  const forms = ["enquire", "test-drive", "request-photos", "finance", "checkout", "buy-online", "call"];
  return [
    ...cars.map(({ slug }) => `/cars/${slug}`),
    ...forms.map((form) => `/cars/${forSale?.slug}/${form}`),
    `/success?category=used-vehicle-enquiry&car_id=${forSale?.id}`,
  ];
}

function pagesOf(site: LoadedSite): string[] {
  const { country, default_search_path, locations, search } = site.settings;
  return [
    "/",
    default_search_path,
    ...carPages(site),
    locations.path,
    ...ownAddresses(runtimeOf(site).site).map(({ path }) => path),
    "/search",
    "/search/demo-cars",
    `${default_search_path}?sortBy=price:asc`,
    `${locations.path}?postcode=${country.postcode.example}`,
    "/enquire/rental",
    "/enquire/subscription",
    ...search.special_slugs.map(({ path }) => path).filter((path) => !path.includes("{")),
    "/robots.txt",
    "/llms.txt",
    "/.well-known/security.txt",
    "/social.webp",
  ];
}

/** Status, headers that settings decide, and what a visitor is shown; of scripts only what search engines read. */
async function shown(host: string, path: string): Promise<string> {
  const { status, headers, text } = await (async () => {
    const answer = await world.ask(host, path);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  })();
  const policy = headers.get("content-security-policy")?.replaceAll(/'sha256-[^']*'/g, "");
  const page = text
    .replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    // Data that only a script reads is not shown yet.
    .replaceAll(/ data-(?:props|listing)="[^"]*"/g, "")
    .replaceAll(/[\w-]+\.localhost/g, "site.localhost");
  return [status, headers.get("location"), headers.get("cache-control"), policy, page].join("\n");
}

const pageCache = new Map<string, Promise<string>>();
function before({ settings: { slug } }: LoadedSite, path: string): Promise<string> {
  const known = pageCache.get(slug + path) ?? shown(slug, path);
  pageCache.set(slug + path, known);
  return known;
}

async function changes({ site, own }: SettingVariant): Promise<boolean> {
  serve("variant", site, own);
  for (const path of pagesOf(site)) {
    if ((await shown("variant", path)) !== (await before(site, path))) return true;
  }
  return false;
}

test("[1.3.1] nothing but its settings tells a variant from its site", async () => {
  for (const site of network.sites) {
    serve("again", site, site.own);
    for (const path of ["/", site.settings.default_search_path]) {
      expect(await shown("again", path), `${site.settings.slug}${path}`).toBe(await before(site, path));
    }
  }
});

test(
  "[2.3.55, 2.3.64, 2.3.74, 10.4.4] each setting that demo sites set changes a page of one of them",
  { timeout: 600_000 },
  async () => {
    const silent: string[] = [];
    for (const [setting, variants] of bySetting) {
      if (setting in exceptions) continue;
      let isSeen = false;
      for (const variant of variants) isSeen ||= await changes(variant);
      if (!isSeen) silent.push(setting);
    }
    expect(silent).toEqual([]);
  },
);

test("[1.3.2] every setting of the schema is set by a demo site, or stands in the list of exceptions", () => {
  const known = [...bySetting.keys(), ...Object.keys(exceptions)];
  // A group that a site turns off stands for all of its settings.
  const isKnown = (setting: string) => known.some((one) => `${setting}.`.startsWith(`${one}.`));
  expect(settingNames().filter((setting) => !isKnown(setting))).toEqual([]);
});

test("an exception names a setting that there is, and a test that shows its use", () => {
  const names = settingNames();
  const isSetting = (one: string) => names.some((name) => `${name}.`.startsWith(`${one}.`));
  expect(Object.keys(exceptions).filter((one) => !isSetting(one))).toEqual([]);
  const tests = Object.values(exceptions).flatMap((reason) => /[\w-]+\/[\w/.-]+$/.exec(reason)?.[0] ?? []);
  expect(tests.length).toBeGreaterThan(30);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});
