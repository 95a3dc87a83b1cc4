import type { FieldErrors, Values } from "#domain/form/field.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import type { SlotDay } from "./slot-days.ts";

/** What stands beside the title of a form about a car. */
export type FormCarView = {
  id: string;
  slug: string;
  name: string;
  price: string;
  /** Where it stands; null where the site has one yard. */
  yard: string | null;
  picture: { src: string; width: number; height: number; cutout: boolean } | null;
};

/** A form with all that its dialog or its page needs: made on the server, the same for everyone. */
export type FormView = {
  form: FormDefinition;
  /** Its own page, where it posts to without a script. */
  path: string;
  website_slug: string;
  /** Where a visitor of the page came from. */
  back: { url: string; label: string } | null;
  car: FormCarView | null;
  captcha: { kind: "altcha" | "turnstile" | "recaptcha"; site_key: string | null } | null;
  /** By location: when a test drive can be booked or a car left at the workshop, by opening hours. */
  days: Readonly<Record<string, SlotDay[]>>;
};

/** Where a form stands that was posted without a script. */
export type PostedView = {
  step: number;
  values: Values;
  /** Names of the fields that were asked before. */
  answered: string[];
  errors: FieldErrors;
  error: string | null;
  /** A word about what was filled in for the visitor. */
  notice: string | null;
  /** Stands in for the captcha. */
  question: { text: string; token: string } | null;
  /** Stands for files that were posted before. */
  upload: string | null;
};
