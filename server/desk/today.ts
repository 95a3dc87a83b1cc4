import { titleOf } from "#domain/car/title.ts";
import { mayDo, type Right, seesEnquiry } from "#domain/desk/permissions.ts";
import { countsAsEnquiry } from "#domain/lead/counts-as-enquiry.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { localTime, timestampOf } from "#domain/time/local-time.ts";
import type { SourceHealth } from "#server/adapters/store/repositories/stock-sources.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import { channelNames, visitorChannels } from "#server/leads/delivery/channels.ts";
import { customerName } from "#server/leads/mail/lead-context.ts";
import { stateOfSource } from "#server/operations/needs/stock-source-figures.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { DeskSite, EnquiryLine, FailedDelivery, FeedLine, Today } from "#site/desk-port.ts";

/** A flood of one day is counted up to here, and shown up to there. */
const MOST_COUNTED = 2000;
const MOST_SHOWN = 50;

type Deps = { store: Pick<Store, "operator">; clock: () => Date };

export function deskSiteOf({ site }: SiteRuntime): DeskSite {
  const { name, time_zone } = site.public;
  return { slug: site.slug, name, time_zone };
}

/** When today began by the clock of the site. */
export function startOfToday({ site }: SiteRuntime, now: Date): Date {
  const { time_zone } = site.public;
  return new Date(timestampOf(localTime(now.getTime(), time_zone).date, 0, time_zone));
}

/** What came in today and what is broken, as far as these rights reach. */
export async function todayOf(deps: Deps, runtime: SiteRuntime, rights: readonly Right[]): Promise<Today> {
  const may = (action: Parameters<typeof mayDo>[1]) => mayDo(rights, action, runtime.site.slug);
  return {
    site: deskSiteOf(runtime),
    enquiries: may("see enquiries") ? await enquiriesOf(deps, runtime, rights) : null,
    feeds: may("see feeds") ? await feedsOf(deps, runtime) : null,
    failed: may("see deliveries") ? await failedOf(runtime) : null,
  };
}

async function enquiriesOf(
  { clock }: Deps,
  runtime: SiteRuntime,
  rights: readonly Right[],
): Promise<Today["enquiries"]> {
  const { slug: site } = runtime.site;
  const found = await runtime.store.enquiries.since(startOfToday(runtime, clock()), MOST_COUNTED);
  const theirs = found.filter((lead) => countsAsEnquiry(lead) && seesEnquiry(rights, { ...lead, site }));
  const shown = theirs.slice(0, MOST_SHOWN);
  const ids = shown.flatMap(({ fields: { car_id } }) => (typeof car_id === "string" ? [car_id] : []));
  const cars = new Map((await runtime.store.cars.byIds([...new Set(ids)])).map((car) => [car.id, titleOf(car).full]));
  return { count: theirs.length, lines: shown.map((lead) => lineOf(lead, cars)) };
}

function lineOf(lead: Lead, cars: ReadonlyMap<string, string>): EnquiryLine {
  const { id, fields, category, created_at: at } = lead;
  const phone = typeof fields.phone === "string" ? fields.phone : "";
  return { id, name: customerName({ lead }), phone, category, about: cars.get(String(fields.car_id)) ?? "", at };
}

async function feedsOf({ store, clock }: Deps, runtime: SiteRuntime): Promise<FeedLine[]> {
  const health = new Map((await store.operator.sources.health()).map((one) => [one.dealershipId, one]));
  return runtime.site.dealerships.flatMap(({ id, name }) => {
    const source = health.get(id);
    return source ? [feedLine(name, source, clock())] : [];
  });
}

function feedLine(name: string, source: SourceHealth, now: Date): FeedLine {
  const { state, lastRunAt } = source;
  const is = stateOfSource(source, now);
  const notes = {
    good: "",
    failing: state.problem?.split("\n", 1)[0] ?? "",
    overdue: "It is due, and no server fetches it.",
    silent: "It brings no news.",
  };
  return {
    name,
    last_run: lastRunAt,
    state: lastRunAt === null ? "never" : is === "good" ? "well" : "failed",
    note: notes[is],
  };
}

const dealerChannels = channelNames.filter((name) => !visitorChannels.includes(name));

async function failedOf({ store }: SiteRuntime): Promise<FailedDelivery[]> {
  const failed = await store.enquiries.failed(dealerChannels, MOST_SHOWN);
  return failed.map(({ id, channel, document, note, at }) => ({
    id,
    channel,
    receiver: receiverOf(document),
    note: note ?? "",
    at,
  }));
}

/** Of a webhook only its server: an address may contain a key. */
const receiverOf = ({ to = [], url }: DeliveryDocument): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : to.join(", ");
