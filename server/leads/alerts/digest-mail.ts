import { formatOf } from "#domain/country/format.ts";
import type { TellKind } from "#domain/alert/alert-news.ts";
import type { Car } from "#domain/car/car.ts";
import { titleOf } from "#domain/car/title.ts";
import { carCard, carDetails, carPrice } from "#server/leads/mail/car-card.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import { mailLook } from "#server/leads/mail/mail-look.ts";
import { mailPage } from "#server/leads/mail/mail-page.ts";
import { mailParts } from "#server/leads/mail/mail-parts.ts";
import type { Site } from "#site/site.ts";
import type { MailContent } from "#server/leads/mail/mail-content.ts";

export type DigestCar = { kind: TellKind; was: number | null; car: Car | null };
export type DigestSection = { name: string; url: string; isSearch: boolean; cars: DigestCar[] };
export type Digest = {
  site: Site;
  origin: string;
  sections: DigestSection[];
  manageUrl: string;
  unsubscribeUrl: string;
  /** The day on which the first of the alerts expires; null while none is near. */
  endsOn: string | null;
};

/** Further cars are behind the button: a mail is read in a minute. */
const MOST_CARS = 6;

/** At most one a day: everything new for one person, in the dealer's brand. */
export function digestMail(digest: Digest): MailContent {
  const { site, origin, sections, manageUrl, unsubscribeUrl, endsOn } = digest;
  const { name, email } = site.public;
  const { heading, notice, link } = mailParts(mailLook(site.public));
  const title = subjectOf(sections, site);
  const why = `You get this because you asked for it at ${origin}: one email a day at most.`;
  const ending = endsOn === null ? "" : `One of your alerts ends on ${endsOn}. Keep it on with one click.`;
  return {
    subject: title,
    replyTo: { name, address: email },
    unsubscribe: unsubscribeUrl,
    html: mailPage({
      site,
      title,
      preview: sections.flatMap(({ cars }) => cars.map(lineOf(site))).join(" · "),
      body: [
        heading(title),
        ...sections.map((section) => sectionMarkup(digest, section)),
        ending && notice(ending, { label: "Keep it", href: manageUrl }),
      ]
        .filter(Boolean)
        .join("\n"),
      footer: `${escapeMarkup(name)}<br>${escapeMarkup(why)}<br>${link("Change or pause your alerts", manageUrl, "soft")} &nbsp;·&nbsp; ${link("Unsubscribe", unsubscribeUrl, "soft")}`,
    }),
    text: [
      title,
      ...sections.map((section) => sectionText(digest, section)),
      ending,
      name,
      why,
      `Change or pause your alerts: ${manageUrl}`,
      `Unsubscribe: ${unsubscribeUrl}`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

/** For one car its news; for more, their number. */
function subjectOf(sections: readonly DigestSection[], site: Site): string {
  const cars = sections.flatMap((section) => section.cars);
  const [only] = cars;
  if (cars.length === 1 && only) return `${labels[only.kind](only, site)}: ${nameOf(only, sections[0]?.name ?? "")}`;
  const isAllNew = cars.every(({ kind }) => kind === "match");
  return isAllNew
    ? `${cars.length} new matches for you`
    : `News of ${cars.length} ${site.public.vehicle_words.many} for you`;
}

const labels: Record<TellKind, (entry: DigestCar, site: Site) => string> = {
  match: () => "New match",
  back: () => "Back in stock",
  drop: ({ was, car }, site) => {
    const price = car ? car.subscription_price || car.price : null;
    return was !== null && price ? `${formatOf(site.public).money(was - price)} less` : "Price drop";
  },
  gone: () => "No longer available",
};

const nameOf = ({ car }: DigestCar, watched: string): string => (car ? titleOf(car).full : watched);

const lineOf =
  (site: Site) =>
  (entry: DigestCar): string =>
    [
      entry.car ? titleOf(entry.car).full : "",
      entry.car ? carPrice({ car: entry.car, site }) : labels[entry.kind](entry, site),
    ]
      .filter(Boolean)
      .join(", ");

function sectionMarkup({ site, origin }: Digest, { name, url, isSearch, cars }: DigestSection): string {
  const { button, subheading } = mailParts(mailLook(site.public));
  const shown = cars.slice(0, MOST_CARS);
  const more = cars.length - shown.length;
  const all = more > 0 ? `See these and ${more} more` : "See all that match";
  return [
    isSearch ? subheading(name) : "",
    ...shown.map((entry) => carMarkup(entry, name, site, origin)),
    isSearch ? `<p style="margin:0 0 28px">${button(all, `${origin}${url}`)}</p>` : "",
  ].join("\n");
}

function carMarkup(entry: DigestCar, watched: string, site: Site, origin: string): string {
  const label = labels[entry.kind](entry, site);
  if (entry.car === null || entry.kind === "gone") {
    const { link, paragraph } = mailParts(mailLook(site.public));
    const others = link("See what else we have", `${origin}${site.public.default_search_path}`);
    return `${paragraph(`${label}: ${nameOf(entry, watched)}. We write again if it comes back.`)}<p style="margin:-8px 0 20px">${others}</p>`;
  }
  const was = entry.kind === "drop" && entry.was !== null ? formatOf(site.public).money(entry.was) : null;
  return carCard({ car: entry.car, site, origin }, { label, was, beside: true });
}

function sectionText({ site, origin }: Digest, { name, url, isSearch, cars }: DigestSection): string {
  const lines = cars.slice(0, MOST_CARS).map((entry) => {
    const { car } = entry;
    const about = `${labels[entry.kind](entry, site)}: ${nameOf(entry, name)}`;
    if (car === null || entry.kind === "gone") return about;
    const was = entry.kind === "drop" && entry.was !== null ? ` (was ${formatOf(site.public).money(entry.was)})` : "";
    return [about, `${carPrice({ car, site })}${was}`, carDetails({ car, site }), `${origin}/cars/${car.slug}`].join(
      "\n",
    );
  });
  return [isSearch ? `${name}\n${origin}${url}` : "", ...lines].filter(Boolean).join("\n\n");
}
