import { expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { type PageFacts, readPage } from "#tests/support/crawl/read-page.ts";

// 2.3, Page head, field by field: home, search, model, page and car of three sites.

type Site = { slug: string; name: string; locale: string; verification: string | null; keywords: string | null };
type Row = { path: string; title: string | null; description: string; image: "own" | "crop"; type?: string };

const harbour: Site = {
  slug: "harbour-city-motors",
  name: "Harbour City Motors",
  locale: "en_AU",
  verification: "hcm-demo-7f3a91c2",
  keywords: "new cars Sydney, used cars Sydney, demo cars, Toyota, Kia, Mazda, Ford",
};
const kauri: Site = {
  slug: "kauri-motor-company",
  name: "Kauri Motor Company",
  locale: "en_NZ",
  verification: null,
  keywords: null,
};
const meridian: Site = {
  slug: "meridian-new-cars",
  name: "Meridian New Cars",
  locale: "en_AU",
  verification: null,
  keywords: null,
};

const listing = (what: string, name: string, count: string) =>
  `${what} at ${name}: ${count} to choose from. See photos, prices and kilometres, enquire online or book a test drive.`;

const table: [Site, Row[]][] = [
  [
    harbour,
    [
      {
        path: "/",
        title: null,
        description:
          "New, demo and used cars at six Sydney yards. Search one stock list, pick the car and see it at the yard closest to you.",
        image: "own",
      },
      {
        path: "/search/used-cars",
        title: "Used cars",
        description: listing("Used cars", harbour.name, "{count}"),
        image: "own",
      },
      {
        path: "/toyota-rav4",
        title: "Toyota RAV4",
        description:
          "Toyota RAV4 at Harbour City Motors. The one most families drive home, hybrid in two or all-wheel drive.",
        image: "crop",
      },
      {
        path: "/handback-guarantee",
        title: "Handback Guarantee",
        description: "{any}",
        image: "crop",
      },
    ],
  ],
  [
    kauri,
    [
      {
        path: "/",
        title: null,
        description:
          "New Mitsubishi, Subaru, Suzuki and MG, and hand-picked used imports, at three yards across Auckland.",
        image: "own",
      },
      {
        path: "/search/used-imports",
        title: "Used imports from Japan",
        description: listing("Used imports from Japan", kauri.name, "{count}"),
        image: "own",
      },
      { path: "/mitsubishi-outlander", title: "Mitsubishi Outlander", description: "{any}", image: "crop" },
      {
        path: "/consumer-information-notice",
        title: "Consumer Information Notice",
        description: "{any}",
        image: "own",
      },
    ],
  ],
  [
    meridian,
    [
      {
        path: "/",
        title: null,
        description: "New and demonstrator Meridian cars, ready to drive in Brookvale and Hornsby.",
        image: "own",
      },
      {
        path: "/search/demo-cars",
        title: "Demo cars",
        description: listing("Demo cars", meridian.name, "{count}"),
        image: "own",
      },
      { path: "/tern", title: "Meridian Tern", description: "{any}", image: "crop" },
      { path: "/meridian-care", title: "Meridian Care", description: "{any}", image: "own" },
    ],
  ],
];

/** Every field of the head that search engines and link previews read. */
function fieldsOf({ titles, meta, links }: PageFacts) {
  const linked = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href);
  const said = (name: string) => meta.get(name) ?? [];
  return {
    title: titles,
    description: said("description"),
    "og:title": said("og:title"),
    "og:description": said("og:description"),
    "og:type": said("og:type"),
    "og:site_name": said("og:site_name"),
    "og:url": said("og:url"),
    "og:locale": said("og:locale"),
    "og:image": said("og:image"),
    "twitter:card": said("twitter:card"),
    keywords: said("keywords"),
    verification: said("google-site-verification"),
    robots: said("robots"),
    canonical: linked("canonical"),
    icon: linked("icon"),
    manifest: linked("manifest"),
    feed: linked("alternate"),
  };
}

const pattern = (text: string): unknown =>
  expect.stringMatching(
    new RegExp(
      `^${text
        .replaceAll(/[.?+*^$()[\]|\\]/g, String.raw`\$&`)
        .replace("{count}", "[\\d,]+")
        .replace("{any}", "\\S.{20,}")}$`,
    ),
  );
const maybe = (text: string | null): string[] => (text === null ? [] : [text]);

function expectedOf(site: Site, origin: string, { path, title, description, image, type }: Row) {
  const picture = image === "own" ? new RegExp(`^${origin}/social\\.webp$`) : /\/img\/[0-9a-f]{10}\/1200x627-75\/.+/;
  return {
    title: [title === null ? site.name : `${title} | ${site.name}`],
    description: [pattern(description)],
    "og:title": [title ?? site.name],
    "og:description": [pattern(description)],
    "og:type": [type ?? "website"],
    "og:site_name": [site.name],
    "og:url": [origin + path],
    "og:locale": [site.locale],
    "og:image": [expect.stringMatching(picture)],
    "twitter:card": ["summary_large_image"],
    keywords: maybe(site.keywords),
    verification: maybe(site.verification),
    robots: [],
    canonical: [origin + path],
    icon: [expect.stringMatching(new RegExp(`^/media/brand/${site.slug}/favicon\\.svg\\?v=`))],
    manifest: ["/manifest.webmanifest"],
    feed: ["/new-arrivals.xml"],
  };
}

test.each(table)("[2.3.66, 2.3.68] the head of $slug, field by field", async (site, rows) => {
  const port = inject("demoPort");
  const origin = `http://${site.slug}.localhost:${port}`;
  const headAt = async (path: string) => fieldsOf(readPage((await ask(port, site.slug, path)).text));
  for (const row of rows) expect(await headAt(row.path), row.path).toEqual(expectedOf(site, origin, row));

  const { text } = await ask(port, site.slug, rows[1]?.path ?? "");
  const path = /href="(\/cars\/[^"/?#]+)"/.exec(text)?.[1] ?? "";
  const car = await headAt(path);
  const title = car["og:title"][0] ?? "";
  expect(title).toMatch(/^20\d\d \w/);
  const description = `${title.replace(/, stock .*/, "")}. {any} Stock number ${/[^-]+$/.exec(path)?.[0].toUpperCase()}.`;
  expect(car).toEqual(expectedOf(site, origin, { path, title, description, image: "crop", type: "product" }));
});
