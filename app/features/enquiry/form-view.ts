import type { FieldErrors, Values } from "#domain/form/field.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import type { SlotDay } from "./slot-days.ts";

/** The car beside the title of a form. */
export type FormCarView = {
  id: string;
  slug: string;
  name: string;
  price: string;
  /** Its location; null if the site has one yard. */
  yard: string | null;
  picture: { src: string; width: number; height: number; cutout: boolean } | null;
};

/** A form with everything that its dialog or page needs: made on the server, the same for everyone. */
export type FormView = {
  form: FormDefinition;
  /** Its own page, to which it posts without a script. */
  path: string;
  website_slug: string;
  /** Where a visitor of the page came from. */
  back: { url: string; label: string } | null;
  car: FormCarView | null;
  captcha: { kind: "altcha" | "turnstile" | "recaptcha"; site_key: string | null } | null;
  /** By location: times for a test drive or a workshop drop-off, by opening hours. */
  days: Readonly<Record<string, SlotDay[]>>;
};

/** The state of a form that was posted without a script. */
export type PostedView = {
  step: number;
  values: Values;
  /** Names of the fields that were asked before. */
  answered: string[];
  errors: FieldErrors;
  error: string | null;
  /** A note about values filled in for the visitor. */
  notice: string | null;
  /** Replaces the captcha. */
  question: { text: string; token: string } | null;
  /** Identifies files that were posted before. */
  upload: string | null;
};
