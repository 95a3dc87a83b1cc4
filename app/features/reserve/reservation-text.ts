import type { Format } from "#domain/country/format.ts";
import type { OwnReservation } from "#site/page-ports.ts";
import { refundLines } from "./refund-lines.ts";

export type ReservationText = {
  icon: "check" | "info" | "alert";
  title: string;
  /** What it means for the buyer's money and car. */
  lines: string[];
  steps: string[];
  /** What the buyer can do. */
  offers: readonly ("pay" | "cancel" | "again" | "calendar")[];
  /** Whether the answer is still pending. */
  waits: boolean;
  /** Whether there is time left to pay. */
  counts: boolean;
};

type About = {
  own: OwnReservation;
  format: Format;
  car: string;
  place: string;
  until: string;
  /** Times by the clock of the car's location, in words. */
  day: (iso: string) => string;
  moment: (iso: string) => string;
  /** Came back unpaid. */ again: boolean;
  /** The 15 minutes are over, whether or not anybody has taken note of it. */ isOver: boolean;
};
type Case = readonly [holds: (about: About) => boolean, text: (about: About) => ReservationText];

const fee = ({ own, format }: About) => format.money(own.fee);
const isGoingBack = ({ own }: About) => own.payments.some(({ state }) => state !== "kept");
const notCharged = "You have not been charged.";
const goesBack = ({ own, format, day }: About) => refundLines({ payments: own.payments, format, day });
const lateText = "Your payment came after that, so we are sending it back.";
const money = (about: About) => (isGoingBack(about) ? goesBack(about) : [notCharged]);

/** What became of a wish to cancel that the dealer had to decide. */
function requestLines(about: About): string[] {
  const { own, place, moment } = about;
  const { cancelling } = own;
  if (cancelling.kind === "asked") {
    return [
      `You asked for your ${fee(about)} back on ${moment(cancelling.at)}. ${place} decides, and answers by email or phone. Until then it stays reserved for you.`,
    ];
  }
  if (cancelling.kind !== "kept") return [];
  return [`You asked for your ${fee(about)} back. ${place} does not send it back: ${cancelling.why}`];
}

/** None while the dealer decides whether there is a handover. */
function handoverSteps({ own, place, format }: About): string[] {
  if (own.cancelling.kind === "asked") return [];
  return [
    own.email === null ? "Keep your reference." : `A confirmation is on its way to ${own.email}.`,
    `${place} calls you to settle the day.`,
    format.say("Bring your driver licence."),
  ];
}

const ended = (title: string, { again = true, waits = false, late = "" } = {}) =>
  ((about) => ({
    icon: "alert",
    title,
    lines: [
      ...(late && isGoingBack(about) ? [late] : []),
      ...money(about),
      ...(again ? ["It is not held for you any more."] : []),
    ],
    steps: [],
    offers: again ? ["again"] : [],
    waits,
    counts: false,
  })) satisfies Case[1];

/** First match wins. */
const cases: readonly Case[] = [
  [
    ({ own }) => own.status === "paid",
    (about) => ({
      icon: "check",
      title: "It is reserved for you",
      lines: [
        `We have your ${fee(about)} for the ${about.car}. Nobody else can take it now.`,
        ...(isGoingBack(about) ? ["You paid more than once.", ...goesBack(about)] : []),
        ...requestLines(about),
      ],
      steps: handoverSteps(about),
      offers: about.own.day === null ? [] : ["calendar"],
      waits: false,
      counts: false,
    }),
  ],
  // A confirmation may still be on its way, for a payment that was made in time.
  [
    ({ own, isOver }) => own.status === "pending" && isOver,
    ended("Your 15 minutes to pay are over", { late: lateText, waits: true }),
  ],
  [
    ({ own, again }) => own.status === "pending" && again,
    (about) => ({
      icon: "info",
      title: "Your payment is not finished",
      lines: [notCharged, `You have until ${about.until} to pay. Until then nobody else can take the ${about.car}.`],
      steps: [],
      offers: ["pay", "cancel"],
      // Another tab may finish it.
      waits: true,
      counts: true,
    }),
  ],
  [
    ({ own }) => own.status === "pending",
    (about) => ({
      icon: "info",
      title: "We are waiting for the bank",
      lines: [
        `It has not confirmed your ${fee(about)} yet. This page updates as soon as it does.`,
        `If you did not finish paying, you have until ${about.until}. Until then nobody else can take the ${about.car}.`,
      ],
      steps: [],
      offers: ["pay", "cancel"],
      waits: true,
      // They may have paid: nothing should rush them into paying twice.
      counts: false,
    }),
  ],
  [({ own }) => own.status === "expired", ended("Your 15 minutes to pay are over", { late: lateText })],
  [({ own }) => own.status === "cancelled", ended("This reservation was cancelled")],
];

/** The text of a reservation's page, by its status. */
export function reservationText(about: About): ReservationText {
  const found = cases.find(([holds]) => holds(about));
  return found ? found[1](about) : ended("Your reservation was refunded", { again: false })(about);
}
