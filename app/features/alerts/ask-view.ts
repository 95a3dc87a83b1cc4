import type { AlertAnswer } from "#site/page-ports.ts";

export type AskView = {
  title: string;
  intro: string;
  /** What the alert is about. */
  names: string[];
  /** Where the form posts to, and where the visitor came from. */
  path: string;
  back: { url: string; label: string };
  choices: { name: string; label: string }[];
  wording: string;
  privacy: string;
};

/** A posted form that came back: the typed values, and what is missing. */
export type AlertFormView = {
  email: string;
  chosen: string[];
  answer: Exclude<AlertAnswer, { result: "sent" }>;
};
