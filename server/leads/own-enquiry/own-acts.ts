import { inWords } from "#domain/car/vehicle-words.ts";
import { formNamed } from "#domain/form/forms.ts";
import { longestQuestion, mostLeadEvents, type OwnEvent } from "#domain/own-enquiry/lead-event.ts";
import { isPast, type OwnBooking, ownBooking } from "#domain/own-enquiry/own-booking.ts";
import { freeSeat } from "#domain/lead/test-drive-slots.ts";
import { messages } from "#domain/form/messages.ts";
import type { Seat } from "#server/adapters/store/repositories/lead-statements.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { placeKey } from "#server/leads/service/appointments.ts";
import { leadProblems } from "#server/leads/service/lead-problem.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { OwnAct, OwnChange } from "#site/page-ports.ts";
import type { OwnLead } from "./own-lead.ts";
import { ownNotes } from "./own-notes.ts";
import { timesToMoveTo } from "./times-to-move-to.ts";

export type OwnDeps = { runtime: SiteRuntime; now: Date };

/** What a change writes; a text refuses it; null: it is so already. */
type Planned = { event: OwnEvent; leaves?: Place | null; takes?: Seat | null } | string | null;
type Place = Pick<Seat, "location_id" | "starts_at">;

const MOST_TRIES = 5;
const linksPerDay = 3;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Does what the holder of a link asks for, once: of two tabs the second finds what the first did. `read` gives the lead
 * as it is now; null where the link does not open it.
 */
export async function change(
  deps: OwnDeps,
  read: () => Promise<OwnLead | null>,
  act: OwnAct,
): Promise<OwnChange | null> {
  for (let tries = 1; ; tries += 1) {
    const own = await read();
    if (!own) return null;
    if (own.isEnded !== (act.act === "renew")) return refused(410, texts.ended);
    if (own.events.length >= mostLeadEvents) return refused(429, texts.tooMany);
    const planned = await plans[act.act](deps, own, act);
    if (planned === null) return { result: "done" };
    if (typeof planned === "string") return refused(422, planned);
    try {
      const notes = ownNotes(deps.runtime.site, own, planned.event);
      await deps.runtime.store.leadLog.add({ after: own.events.length, ...planned, notes });
      return { result: "done" };
    } catch (error) {
      const isRaced = error instanceof StoreError && (error.kind === "duplicate" || error.kind === "refused");
      if (!isRaced || tries === MOST_TRIES) throw error;
    }
  }
}

type Plan = (deps: OwnDeps, own: OwnLead, act: OwnAct) => Planned | Promise<Planned>;

const plans: Readonly<Record<OwnAct["act"], Plan>> = {
  move: toMove,
  "call-off"({ now }, own) {
    const booking = ownBooking(own.lead, own.events);
    if (!booking) return texts.noBooking;
    if (booking.isOff) return null;
    if (isPast(booking.time, own.timeZone, now.getTime())) return texts.past;
    return { event: { kind: "called-off", time: booking.time, at: now.toISOString() }, leaves: seatOf(own, booking) };
  },
  ask({ now }, { events }, { value }) {
    const text = value.replaceAll(/\r\n?/g, "\n").trim();
    if (text === "") return messages.required;
    if (text.length > longestQuestion) return messages.tooLong(longestQuestion);
    const last = events.at(-1);
    // A second press of the button.
    if (last?.kind === "asked" && last.text === text) return null;
    return { event: { kind: "asked", text, at: now.toISOString() } };
  },
  renew({ now }, { events }) {
    const lately = events.filter(({ kind, at }) => kind === "new-link" && Date.parse(at) > now.getTime() - dayMs);
    // Whoever asks again today has the mail already.
    return lately.length >= linksPerDay ? null : { event: { kind: "new-link", at: now.toISOString() } };
  },
};

async function toMove({ runtime, now }: OwnDeps, own: OwnLead, { value: to }: OwnAct): Promise<Planned> {
  const { lead, events, location: place, timeZone } = own;
  const booking = ownBooking(lead, events);
  if (!booking) return texts.noBooking;
  if (to === booking.time && !booking.isOff) return null;
  if (!booking.isOff && isPast(booking.time, timeZone, now.getTime())) return texts.past;
  const { car_id } = lead.fields;
  const car = typeof car_id === "string" ? await runtime.store.cars.byId(car_id) : null;
  const days = await timesToMoveTo(runtime, { lead, car, place, now });
  if (!place || days.length === 0) return texts.noTimes;
  if (!days.some(({ times }) => times.includes(to))) return texts.taken;
  const event: OwnEvent = { kind: "moved", from: booking.time, to, at: now.toISOString() };
  const drives = formNamed(lead.form)?.takesSeat ? runtime.site.public.enquiry.test_drive : null;
  if (!drives) return { event };
  const taken = await runtime.store.leads.takenSeats(placeKey(place), to, to);
  const seats = taken.map(({ seat }) => seat);
  const seat = freeSeat(seats, drives.slots_per_half_hour);
  if (seat === null) return texts.taken;
  const leaves = booking.isOff ? null : seatOf(own, booking);
  return { event, leaves, takes: { location_id: placeKey(place), starts_at: to, seat } };
}

/** A booking without a seat gives none back. */
const seatOf = ({ location }: OwnLead, { time }: OwnBooking): Place | null =>
  location ? { location_id: placeKey(location), starts_at: time } : null;

const refused = (status: 410 | 422 | 429, error: string): OwnChange => ({ result: "refused", status, error });

const texts = {
  ended: "This link has ended. Ask for a new one below.",
  tooMany: "This enquiry was changed very often. Please call us, and we will help.",
  noBooking: "This enquiry has no time to change. Please send us a message below.",
  past: "This time has begun or has passed. Please call us.",
  noTimes: "We have no free times to choose from on this page. Please call us, and we will find one.",
  taken: leadProblems.slotTaken.error,
} as const;

/** In the words of the site. */
export const changeInWords = (change: OwnChange, { site }: SiteRuntime): OwnChange =>
  change.result === "refused" ? { ...change, error: inWords(change.error, site.public.vehicle_words) } : change;
