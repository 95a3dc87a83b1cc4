import type { Cancelling } from "#domain/reservation/what-cancelling.ts";

export type CancelText = {
  title: string;
  /** What will happen, before anything is pressed. */
  lines: string[];
  button: string;
  /** What the buyer agrees to with that button. */
  agreed: "refund" | "ask";
};

type About = {
  fee: string;
  car: string;
  place: string;
  /** A time by the clock of the car's location. */
  moment: (iso: string) => string;
};

/** What cancelling would do; null where there is nothing that the buyer can still decide. */
export function cancelText(cancelling: Cancelling, { fee, car, place, moment }: About): CancelText | null {
  if (cancelling.kind === "refund") {
    const { until } = cancelling;
    return {
      title: "Cancel this reservation?",
      lines: [
        until === null
          ? `You get ${fee} back, to the card you paid with.`
          : `You get ${fee} back, to the card you paid with, if you cancel by ${moment(until)}.`,
        `The ${car} is free for others from that moment.`,
      ],
      button: `Cancel and get ${fee} back`,
      agreed: "refund",
    };
  }
  if (cancelling.kind !== "ask") return null;
  const { until } = cancelling;
  return {
    title: `Ask for your ${fee} back?`,
    lines: [
      until === null
        ? `${place} decides whether you get ${fee} back, and answers by email or phone.`
        : `It was free to cancel until ${moment(until)}. Now ${place} decides whether you get ${fee} back, and answers by email or phone.`,
      `Until then the ${car} stays reserved for you.`,
    ],
    button: `Ask for ${fee} back`,
    agreed: "ask",
  };
}
