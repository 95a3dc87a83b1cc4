import type { FeedLine, Today } from "#site/desk-port.ts";
import { counted, dayAndTime, momentOf, timeOf } from "../copy/clock.ts";

export type TodayView = ReturnType<typeof toTodayView>;

export function toTodayView(today: Today, now: number) {
  const { site, enquiries, feeds, failed } = today;
  const zone = site.time_zone;
  return {
    site,
    over: dayAndTime(now, zone),
    title: titleOf(today),
    lead: leadOf(today),
    enquiries: enquiries && {
      more: enquiries.count - enquiries.lines.length,
      lines: enquiries.lines.map(({ id, name, phone, category, about, at }) => ({
        id,
        name: name === "" ? "No name given" : name,
        phone,
        what: [category, about].filter((part) => part !== "").join(", "),
        when: timeOf(at, zone),
      })),
    },
    feeds: feeds?.map((feed) => ({
      name: feed.name,
      state: feed.state,
      note: [ranWords(feed, zone, now), feed.note].filter((part) => part !== "").join(" "),
    })),
    failed: failed?.map(({ id, channel, receiver, note, at }) => ({
      id,
      title: `${channel} to ${receiver}`,
      note: `${momentOf(at, zone, now)}. ${note}`,
    })),
  };
}

/** The answer to what somebody opens the desk for. The first that is known. */
function titleOf({ enquiries, feeds }: Today): string {
  if (enquiries)
    return enquiries.count === 0
      ? "Nobody has asked today yet"
      : `${counted(enquiries.count, "enquiry", "enquiries")} today`;
  if (!feeds) return "Today";
  const broken = brokenOf(feeds);
  if (broken > 0) return broken === 1 ? "1 feed needs you" : `${broken} feeds need you`;
  return feeds.length === 0 ? "No feed yet" : "The feeds are well";
}

function leadOf({ enquiries, feeds, failed }: Today): string {
  const broken = brokenOf(feeds ?? []);
  return [
    ...(failed && failed.length > 0 ? [`${counted(failed.length, "delivery has", "deliveries have")} failed.`] : []),
    ...(enquiries && broken > 0 ? [`${counted(broken, "feed")} did not come.`] : []),
  ].join(" ");
}

const brokenOf = (feeds: readonly FeedLine[]): number => feeds.filter(({ state }) => state === "failed").length;

function ranWords({ last_run, state }: FeedLine, zone: string, now: number): string {
  if (state === "never" || last_run === null) return "Has not run yet.";
  return `${state === "failed" ? "Tried" : "Ran"} ${momentOf(last_run, zone, now)}.`;
}
