import type { AlertAnswer } from "#site/page-ports.ts";

export type AskView = {
  title: string;
  intro: string;
  /** What the alert is about. */
  names: string[];
  /** Where the form is posted to, and where it came from. */
  path: string;
  back: { url: string; label: string };
  choices: { name: string; label: string }[];
  wording: string;
  privacy: string;
};

/** A form that was posted and came back: what was typed, and what is missing. */
export type AskedView = {
  email: string;
  chosen: string[];
  answer: Exclude<AlertAnswer, { result: "asked" }>;
};
