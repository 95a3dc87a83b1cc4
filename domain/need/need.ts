import { hash } from "node:crypto";

/** 1: somebody loses something now. 2: soon. 3: somebody should look. */
export type Urgency = 1 | 2 | 3;

/** One line of what needs a person: on the operator's page, and in `forecourt doctor`. */
export type Need = {
  /** By which it is dismissed: the same as long as it is about the same thing. */
  key: string;
  urgency: Urgency;
  kind: "store" | "settings" | "enquiries" | "delivery" | "receiver" | "feed" | "refund";
  /** The sites that it concerns; none where nobody knows. */
  sites: readonly string[];
  what: string;
  todo: string;
  /** ISO; null where nobody knows since when. */
  since: string | null;
  /** Of how many things it speaks, if more of them make it worse. */
  amount: number | null;
  /** What it has in common with others, as a phrase: many alike are one line. */
  alike: string;
};

export const needKey = (...parts: readonly string[]): string => hash("sha256", parts.join("\n"), "hex").slice(0, 8);
