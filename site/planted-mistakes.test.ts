import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deadEnds } from "./dead-ends.ts";
import { loadFolder } from "./load-folder.ts";
import { sentence } from "./yaml-file.ts";

// Mistakes that people make in files, each with the whole sentence that they read.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sites-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
  write("media/logo.svg", "<svg/>");
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const change = (file: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(join(folder, file), "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${String(from)}`);
  write(file, changed);
};
const add = (file: string, text: string): void => write(file, readFileSync(join(folder, file), "utf8") + text);

/** What `validate` says: problems refuse the folder, warnings do not. */
function said(): string[] {
  const { network, problems } = loadFolder(folder);
  return problems.length > 0 ? problems.map(sentence) : deadEnds(network, [join(folder, "media")]).map(sentence);
}

const week = (lines: string[]): void =>
  change(
    "dealerships/first.yaml",
    "contact_detail: { phone: 03 5550 1200 }",
    ["contact_detail:", "  phone: 03 5550 1200", "  opening_hours:", ...lines.map((line) => `    - ${line}`)].join(
      "\n      ",
    ),
  );
const days = Array.from(
  { length: 7 },
  (_, weekday) => `{ weekday: ${weekday}, status: Open, open: "09:00", close: "17:00" }`,
);
const page = (body: string): void =>
  write("first-site/pages/care.md", `---\ntitle: Care\ndescription: Care.\n---\n${body}\n`);

describe("[10.2.2] each mistake is told in one plain sentence", () => {
  test.each<[string, () => void, string[]]>([
    [
      "the site's time zone",
      () => add("first-site.yaml", "time_zone: Australia/Ballarat\n"),
      [
        'first-site.yaml, line 16, time_zone: there is no time zone "Australia/Ballarat"; use an IANA name such as "Australia/Sydney"',
      ],
    ],
    [
      "closing before opening",
      () => week(days.with(2, '{ weekday: 2, status: Open, open: "17:00", close: "09:00" }')),
      [
        "dealerships/first.yaml, line 16, locations.0.contact_detail.opening_hours.2: Tuesday closes at 09:00, but opens at 17:00; hours end on the day they begin",
      ],
    ],
    [
      "open without times",
      () => week(days.with(2, "{ weekday: 2, status: Open }")),
      [
        "dealerships/first.yaml, line 16, locations.0.contact_detail.opening_hours.2: Tuesday is open, but without its times; write open and close",
      ],
    ],
    [
      "a weekday twice",
      () => week(days.with(2, days[1] ?? "")),
      [
        "dealerships/first.yaml, line 16, locations.0.contact_detail.opening_hours.2: Monday is here twice; weekdays count from 0, Sunday, to 6, Saturday",
        "dealerships/first.yaml, line 14, locations.0.contact_detail.opening_hours: Tuesday is missing; if it is closed, add { weekday: 2, status: Closed }",
      ],
    ],
    [
      "a weekday missing",
      () => week(days.slice(0, 6)),
      [
        "dealerships/first.yaml, line 14, locations.0.contact_detail.opening_hours: Saturday is missing; if it is closed, add { weekday: 6, status: Closed }",
      ],
    ],
    [
      "a weekday 7",
      () => week([...days.slice(1), "{ weekday: 7, status: Closed }"]),
      ["dealerships/first.yaml, line 20, locations.0.contact_detail.opening_hours.6.weekday: expected at most 6"],
    ],
    [
      "a time without its zero",
      () => week(days.with(1, '{ weekday: 1, status: Open, open: "9:00", close: "17:00" }')),
      ['dealerships/first.yaml, line 15, locations.0.contact_detail.opening_hours.1.open: write a time as "08:30"'],
    ],
    [
      "two offers of one slug",
      () => add("first-site/offers.yaml", readFileSync(join(folder, "first-site/offers.yaml"), "utf8")),
      [
        'first-site/offers.yaml, line 19, 3.slug: "corolla-runout" is here twice; each slug is used once',
        'first-site/offers.yaml, line 25, 4.slug: "easter-service" is here twice; each slug is used once',
        'first-site/offers.yaml, line 31, 5.slug: "summer-tyres" is here twice; each slug is used once',
      ],
    ],
    [
      "a dead link in a page",
      () => page("See [our finance](/fnance)."),
      ['first-site/pages/care.md, line 5: "/fnance" leads nowhere: this site has no such page'],
    ],
    [
      ".yml for .yaml",
      () => write("third-site.yml", "slug: third-site\n"),
      ["third-site.yml: rename it to third-site.yaml"],
    ],
    [
      "a list called .yml",
      () => write("first-site/faqs.yml", "[]\n"),
      [
        "first-site/faqs.yml: no list has this name; the lists are reviews.yaml, offers.yaml, models.yaml, promos.yaml, promises.yaml, staff.yaml, faqs.yaml, milestones.yaml, redirects.yaml",
      ],
    ],
    [
      "a list with an unknown name",
      () => write("first-site/offer.yaml", "[]\n"),
      [
        "first-site/offer.yaml: no list has this name; the lists are reviews.yaml, offers.yaml, models.yaml, promos.yaml, promises.yaml, staff.yaml, faqs.yaml, milestones.yaml, redirects.yaml",
      ],
    ],
    [
      "lists of a site that does not exist",
      () => write("frist-site/faqs.yaml", "[]\n"),
      ["frist-site/faqs.yaml: there is no site of that name; expected a file frist-site.yaml, or take the folder out"],
    ],
    [
      "a page that is not Markdown",
      () => write("first-site/pages/care.html", "<p>Care</p>"),
      ["first-site/pages/care.html: only files that end in .md are read here; rename it, or take it out"],
    ],
    [
      "a dealership called .yml",
      () => write("dealerships/third.yml", "id: third\n"),
      ["dealerships/third.yml: rename it to third.yaml"],
    ],
    [
      "a file that is not UTF-8",
      () =>
        write(
          "first-site.yaml",
          Buffer.from(
            readFileSync(join(folder, "first-site.yaml"), "utf8").replace("First Site", "Café First"),
            "latin1",
          ),
        ),
      ["first-site.yaml, line 4: this is not UTF-8 text; save the file as UTF-8"],
    ],
    [
      "a host twice",
      () => change("second-site.yaml", "second.example]", "www.first.example]"),
      [
        'second-site.yaml, line 5, hosts.1: the host "www.first.example" already belongs to first-site.yaml; a host leads to one site only',
      ],
    ],
    [
      "a host with https://",
      () => change("first-site.yaml", "www.first.example", "https://www.first.example"),
      ['first-site.yaml, line 5, hosts.0: write a host name such as "www.example.com.au", without https://'],
    ],
    [
      "a date that does not exist",
      () =>
        add(
          "first-site/offers.yaml",
          "- { slug: b, title: B, manufacturer: kia, body: B, terms: T, expires: 2026-02-30 }\n",
        ),
      ['first-site/offers.yaml, line 19, 3.expires: write a day that exists, such as "2026-11-30"'],
    ],
    [
      "an Australian date",
      () =>
        add(
          "first-site/offers.yaml",
          "- { slug: b, title: B, manufacturer: kia, body: B, terms: T, expires: 30/11/2026 }\n",
        ),
      ['first-site/offers.yaml, line 19, 3.expires: write a day that exists, such as "2026-11-30"'],
    ],
    [
      "a mail address",
      () => change("first-site.yaml", "email: sales@first.example", "email: sales at first.example"),
      ['first-site.yaml, line 10, email: write a mail address such as "sales@example.com.au"'],
    ],
    [
      "a map link",
      () => change("dealerships/first.yaml", 'postcode: "3350"', 'postcode: "3350", place_url: maps'),
      [
        'dealerships/first.yaml, line 10, locations.0.address.place_url: write a whole address such as "https://example.com"',
      ],
    ],
    [
      "a postcode without quotes",
      () => change("dealerships/first.yaml", '"3350"', "3350"),
      ["dealerships/first.yaml, line 10, locations.0.address.postcode: expected text, but this is a number"],
    ],
    [
      "two locations of one slug",
      () =>
        add(
          "dealerships/first.yaml",
          "  - { id: b, name: B, slug: first-yard, time_zone: Australia/Melbourne, address: { street: a, city: b, state: VIC, postcode: '3350' }, contact_detail: { phone: 03 5550 1200 } }\n",
        ),
      [
        'dealerships/first.yaml, line 12, locations.1.slug: two locations have the slug "first-yard"; each has a page of its own, so choose another',
      ],
    ],
    [
      "two primary locations",
      () =>
        add(
          "dealerships/first.yaml",
          "  - { id: b, name: B, slug: b, primary: true, time_zone: Australia/Melbourne, address: { street: a, city: b, state: VIC, postcode: '3350' }, contact_detail: { phone: 03 5550 1200 } }\n",
        ),
      ["dealerships/first.yaml, line 12, locations.1.primary: another location is primary too; choose one of them"],
    ],
    [
      "a colour by name",
      () => add("first-site.yaml", "brand: navy\n"),
      ['first-site.yaml, line 16, brand: write a colour as "#1d3f7a" or "oklch(0.47 0.23 264)"'],
    ],
    [
      "a picture elsewhere",
      () => change("first-site.yaml", "favicon: /media/logo.svg", "favicon: logo.svg"),
      ['first-site.yaml, line 12, favicon: write a picture as "/media/…"'],
    ],
    [
      "a dead link in the menu",
      () => change("first-site.yaml", "url: /search", "url: /serach"),
      ['first-site.yaml, line 14, navigation.0.url: "/serach" leads nowhere: this site has no such page'],
    ],
    [
      "a setting with a tab",
      () => add("first-site.yaml", "card:\n\tcompare: true\n"),
      ["first-site.yaml, line 17: indent with spaces; YAML takes no tabs"],
    ],
    [
      "a setting twice",
      () => add("first-site.yaml", "name: Second\n"),
      ["first-site.yaml, line 16: this setting is in the file twice; keep one of them"],
    ],
    [
      "an empty file",
      () => write("first-site.yaml", ""),
      ["first-site.yaml: a site file is a list of settings, such as `name: Corner Lot`"],
    ],
    [
      "a list where a group belongs",
      () => write("first-site/offers.yaml", "offers: []\n"),
      ["first-site/offers.yaml: expected a list (lines that begin with -), but this is a group of settings"],
    ],
    [
      "a rating of 6",
      () => write("first-site/reviews.yaml", "- { id: a, customer_name: A, rating: 6, text: T }\n"),
      ["first-site/reviews.yaml, line 1, 0.rating: expected at most 5"],
    ],
    [
      "hours for a holiday that ends before it starts",
      () =>
        change(
          "dealerships/first.yaml",
          "contact_detail: { phone: 03 5550 1200 }",
          "contact_detail: { phone: 03 5550 1200, holiday_hours: [{ date: 2026-12-24, status: Open, start_hour: '17:00', end_hour: '09:00' }] }",
        ),
      [
        "dealerships/first.yaml, line 11, locations.0.contact_detail.holiday_hours.0: 2026-12-24 closes at 09:00, but opens at 17:00; hours end on the day they begin",
      ],
    ],
    [
      "a link that is neither path nor address",
      () => change("first-site.yaml", "url: /search", "url: search"),
      [
        'first-site.yaml, line 14, navigation.0.url: write a path such as "/contact", or a whole address such as "https://example.com"',
      ],
    ],
    [
      "a word for receivers",
      () => change("first-site.yaml", "delivery: none", "delivery: nobody"),
      ["first-site.yaml, line 15, private.delivery: write a list of receivers, or none"],
    ],
    [
      "a receiver of no kind",
      () => change("first-site.yaml", "delivery: none", "delivery: [{ channel: { kind: fax, to: [a@b.example] } }]"),
      [
        'first-site.yaml, line 15, private.delivery.0.channel.kind: expected one of "email", "adf", "webhook", "car-clarity"',
      ],
    ],
    [
      "a phone number with words",
      () => change("first-site.yaml", "phone: 03 5550 1200", "phone: call us"),
      ["first-site.yaml, line 9, phone: write a phone number with digits, spaces and an optional +"],
    ],
  ])("%s", (_name, plant, expected) => {
    plant();
    expect(said()).toEqual(expected);
  });
});
