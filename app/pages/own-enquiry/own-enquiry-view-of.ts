import { townLine } from "#domain/location/town-line.ts";
import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import { isSold } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { titleOf } from "#domain/car/title.ts";
import type { Format } from "#domain/country/format.ts";
import { wordsOf } from "#domain/form/chosen-answers.ts";
import { nextSteps } from "#domain/form/next-steps.ts";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import { calendarPathOf } from "#app/features/enquiry/calendar-path.ts";
import { platformPages } from "#site/paths/platform-paths.ts";
import { placeName } from "#domain/location/place-name.ts";
import { publicPhone } from "#domain/phone/public-phone.ts";
import type { ReservationStatus } from "#domain/reservation/reservation.ts";
import { slugOf } from "#domain/text/slug.ts";
import type { Fact, OwnEnquiryView } from "#app/features/own-enquiry/own-enquiry-view.ts";
import type { OwnAct, OwnEnquiry, PageContext } from "#site/page-ports.ts";

type Asked = { path: string; day: string | null; done: OwnAct["act"] | null };

export const pathOf = (token: string, more: Readonly<Record<string, string>> = {}): string =>
  [
    `${platformPages["own-enquiry"]}?${new URLSearchParams({ token }).toString()}`,
    ...Object.entries(more).map(([name, value]) => `${name}=${value}`),
  ].join("&");

export function ownEnquiryView(
  own: OwnEnquiry,
  car: Car | null,
  { site }: PageContext,
  { path, day, done }: Asked,
): OwnEnquiryView {
  const { settings, format, locations } = site;
  const words = wordsFor(car, settings.vehicle_words);
  const place = locations.find(({ id, visible }) => id === own.location_id && visible) ?? null;
  const isOff = own.booking?.isOff ?? false;
  return {
    path,
    title: `Your ${own.request}`,
    sent: format.date(own.sent_at, "moment", own.time_zone),
    said: done === null ? null : said[done],
    steps:
      own.reservation || isOff
        ? []
        : nextSteps(slugOf(own.category), own.form, car).steps.map((step) => inWords(step, words)),
    car: own.car_id === null ? null : carOf(car, own, words),
    booking: own.booking && bookingOf(own.booking, format, path, day),
    reservation: own.reservation && reservationOf(own.reservation, own.time_zone, site),
    estimate: own.valuation_id && `/success?${new URLSearchParams({ valuation_id: own.valuation_id }).toString()}`,
    answers: own.answers.map(({ label, value }) => ({ label: inWords(label, words), value })),
    history: own.events.flatMap((event) => historyOf(event, format, own.time_zone)).toReversed(),
    alerts: own.alerts && {
      text: own.alerts.count === 1 ? "You have an alert with us." : `You have ${own.alerts.count} alerts with us.`,
      url: own.alerts.url,
    },
    place: place && {
      name: placeName(place.name),
      lines: [place.address.street, townLine(place.address)],
      phone: publicPhone(place, settings),
    },
    phone: settings.phone,
  };
}

const said: Readonly<Record<OwnAct["act"], string>> = {
  move: "Done. We know your new time, and have sent it to you by email.",
  "call-off": "Cancelled. We know, and have sent you a confirmation.",
  ask: "Sent. We answer by email or phone.",
  renew: "A new link is on its way to your mailbox.",
};

function carOf(
  car: Car | null,
  { reservation }: OwnEnquiry,
  words: ReturnType<typeof wordsFor>,
): OwnEnquiryView["car"] {
  if (!car)
    return {
      name: inWords("The {vehicle}", words),
      url: "",
      note: inWords("It is not on our website at the moment. Ask us about it.", words),
    };
  const isTheirs = reservation?.status === "paid";
  return { name: titleOf(car).heading, url: `/cars/${car.slug}`, note: noteOf(car, isTheirs) };
}

function noteOf(car: Car, isTheirs: boolean): string | null {
  if (isTheirs) return "It is reserved for you.";
  if (isSold(car)) return "It has been sold. Ask us about others like it.";
  return car.reserved ? "It is reserved at the moment." : null;
}

type Booking = NonNullable<OwnEnquiry["booking"]>;

function bookingOf(
  { time, isOff, isPast, days }: Booking,
  format: Format,
  path: string,
  asked: string | null,
): OwnEnquiryView["booking"] {
  const shown = days.find(({ date }) => date === asked) ?? days[0];
  return {
    time,
    when: wordsOf(time, "moment", format) ?? time,
    state: isOff
      ? "You cancelled it. You can take another time."
      : isPast
        ? "This time has begun or has passed. Call us if you need another."
        : "We confirm it with you.",
    isOff,
    calendar: isOff || isPast ? null : calendarPathOf(path),
    mayCallOff: !isOff && !isPast,
    move: shown
      ? {
          label: isOff ? "Take another time" : "Move it to another time",
          isOpen: asked !== null,
          days: days.map(({ date }) => ({
            value: date,
            label: wordsOf(`${date}T00:00`, "short weekday", format) ?? date,
            url: `${path}&day=${date}#move`,
            isShown: date === shown.date,
          })),
          times: shown.times.map((value) => ({ value, label: wordsOf(value, "time", format) ?? value })),
        }
      : null,
  };
}

const reservationStates: Readonly<Record<ReservationStatus, string>> = {
  pending: "Waiting for your payment",
  paid: "Paid",
  expired: "Ended without a payment",
  cancelled: "Cancelled",
  refunded: "Cancelled, and the fee goes back to you",
};

type Reservation = NonNullable<OwnEnquiry["reservation"]>;

/** A request changes nothing but what the dealer is asked: the fee is still paid, and the vehicle still reserved. */
function stateOf({ status, request }: Reservation, dealer: string): string {
  if (status !== "paid" || !request) return reservationStates[status];
  if (!request.kept) return `Paid. You asked for it back, and ${dealer} decides.`;
  return `Paid. You asked for it back, and ${dealer} does not send it: ${request.kept.why}`;
}

function reservationOf(
  reservation: Reservation,
  zone: string,
  { format, settings }: PageContext["site"],
): OwnEnquiryView["reservation"] {
  const { reference, fee, status, reserved_until, request, url } = reservation;
  const until =
    status === "paid" && reserved_until !== null
      ? [{ label: "Reserved until", value: format.date(reserved_until, "moment", zone) }]
      : [];
  return {
    facts: [
      { label: "Reference", value: reference },
      { label: "Fee", value: format.money(fee) },
      { label: "State", value: stateOf(reservation, settings.name) },
      ...until,
    ],
    url: url ?? "",
    label: status === "paid" && !request ? "See or cancel the reservation" : "See the reservation",
  };
}

function historyOf(event: LeadEvent, format: Format, zone: string): Fact[] {
  const label = format.date(event.at, "moment", zone);
  const time = (written: string) => wordsOf(written, "short moment", format) ?? written;
  if (event.kind === "moved") return [{ label, value: `Moved from ${time(event.from)} to ${time(event.to)}` }];
  if (event.kind === "called-off") return [{ label, value: `Cancelled ${time(event.time)}` }];
  if (event.kind === "asked") return [{ label, value: `You wrote: ${event.text}` }];
  if (event.kind === "cancelled-reservation") return [{ label, value: cancelled[event.result] }];
  return [];
}

const cancelled = { refund: "Cancelled the reservation", ask: "Asked for the fee back" } as const;
