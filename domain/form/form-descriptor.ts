import type { MeasureSettings } from "#domain/country/measures.ts";
import type { Car } from "#domain/car/car.ts";
import type { WiderRange } from "#domain/valuation/valuation-limits.ts";
import type { LeadFieldName } from "#domain/lead/lead-fields.ts";
import type { EventName } from "#domain/tracking/event-ids.ts";
import type { Department } from "./department-places.ts";
import type { Field, Values } from "./field.ts";
import type { FormCar, FormLocation, FormSettings } from "./form-settings.ts";

// What a file of `forms/` says of its form. Everything that lists forms, their categories, paths or texts reads it there.

export const destinations = ["leads", "car-clarity", "subscribe", "reserve"] as const;
export type Destination = (typeof destinations)[number];

export interface Step {
  title: string;
  /** A sentence above its fields. */
  intro?: string;
  fields: readonly Field[];
  /** About somebody's money or household: no browser keeps the answers beyond the tab. */
  isPrivate?: true;
}

/** What a form is made for. */
export interface FormAbout {
  settings: FormSettings;
  locations: readonly FormLocation[];
  car: FormCar | null;
  location: FormLocation | null;
  category: string;
  /** 2026-03-11, at the site. */
  today: string;
  /** For forms that offer days of a place, which may have another date; the start of `today` if it is left out. */
  now?: number;
}

export interface FormSources extends FormAbout {
  /** What the select 'What is it about?' offers on this site. */
  subjects: readonly string[];
}

/** A form for one site and one car, as far as it differs from others. `defineForm` adds what all have in common. */
export interface FormParts {
  title: string;
  /** A sentence below the title. */
  intro?: string;
  /** A tool elsewhere that does the same, offered beside the form. */
  outside?: { url: string; label: string; text: string } | null;
  /** Sent with the lead, unless the visitor chooses another. */
  category: string;
  steps: readonly Step[];
  submitLabel?: string;
  /** Registers and valuations that help to fill it in. */
  assist?: Pick<MeasureSettings, "odometer_unit"> & {
    saveResult: boolean;
    registerCheck: boolean;
    thisYear: number;
    wider: WiderRange | null;
  };
  /** The car that the form is about. */
  car?: FormCar | null;
  /** What the form knows without asking. */
  known?: Readonly<Partial<Record<LeadFieldName, string>>>;
  /** Point 3: sent with a service booking, by the place that was chosen. */
  dealershipOf?: Readonly<Record<string, string>>;
  /** What somebody agrees to by sending the form, where that is not a box to tick. */
  consent?: string;
  /** What fields hold from the start, beside the usual. */
  initial?: Values;
}

/** What the page that says thanks and the mail that confirms tell: in the words for cars, see `inWords`. */
export interface NextSteps {
  title: string;
  steps: readonly string[];
}

type EventCar = Pick<Car, "car_type" | "tag">;

/** Spec 5.4: a lead of the category is kept, and sent on, as one of another. */
export interface KeptAs {
  category: string;
  subcategory: string;
}

export interface CategoryRules {
  keptAs?: KeptAs;
  /** It begins marketing mail: no place answers it, and its confirmation has the way out. */
  isSignUp?: true;
  /** Nothing is promised to whoever sends it before a fee was paid. */
  isPaidFor?: true;
  /** Point 9: the event that its leads fire; that of a general enquiry where it has none of its own. */
  event?: EventName | ((car: EventCar | null) => EventName);
  /** What happens next, and no promise that a dealer has not made. `ifDriven` is left out where nobody drives it. */
  success?: NextSteps & { ifDriven?: string };
  /** Offered by the select 'What is it about?' wherever the site offers the form. */
  isSubject?: true;
  /** A call that names the category and no form is held to this form, not to the least that any enquiry needs. */
  isStrict?: true;
  /** The name in words of the site, where it names a vehicle; the name itself is the same on every site. */
  label?: string;
  /** In the middle of a sentence, where its name does not read well: "Thanks for your test drive request". */
  topic?: string;
  /** How that continues with the car looked at; otherwise "about" after an enquiry and "for" after anything else. */
  about?: string;
  /** What the Auto-lead Data Format calls it; "buy" where it says nothing. */
  interest?: "lease" | "sell" | "trade-in" | "test-drive";
}

/** /cars/{slug}/{segment}: the page of the form about one car. */
export interface CarPage {
  segment: string;
  /** A form that is the enquiry of the car's category takes its place. */
  givesWay?: true;
  /** Open for cars that are gone, too. */
  ofGone?: true;
  /** Only for cars that finance is offered for. */
  ofFinanced?: true;
}

/** /enquire/{id}, or `at`: the page of the form on every site that offers it. Pages of the dealer's own may show it. */
export interface SitePage {
  at?: string;
  /** The path under which people look for it. */
  path: (settings: FormSettings) => string | null;
  /** The setting that the path comes from, and what to call the page when another one claims its path. */
  from?: { setting: readonly string[]; page: string };
  /** The platform has words for a page there (app/copy/pages), with the form in it. Without, the path leads to the form. */
  hasWords?: true;
  /** The hash of the form on a page of sections, where it is not the form's id. */
  hash?: string;
}

export interface FormDescriptor {
  id: string;
  /** The categories of leads (spec 3.10.8) that come with this form. */
  categories?: Readonly<Record<string, CategoryRules>>;
  carPage?: CarPage;
  /** Spec 3.1.7: takes the place of the enquiry about a car of this category. */
  enquiryOf?: string;
  sitePage?: SitePage;
  /** Where it is sent; as a lead, if it says nothing. */
  destination?: (settings: FormSettings) => Destination;
  /** Sent from the checkout alone, which holds the car: any other way in refuses it. */
  holdsCar?: true;
  /** Its time is a seat in the calendar of the place, and only a vehicle that is there can be driven. */
  takesSeat?: true;
  /** A valuation comes with it: made from its answers, or made before, so that it does not ask again. */
  valuation?: "made" | "brought";
  /** The least that any enquiry needs, for calls that name no form: a later step may name one. */
  isLeast?: true;
  /** In the middle of a sentence, where its leads have a subcategory. */
  topic?: string;
  /** When a vehicle can be brought, for forms that ask for it. */
  dropOff?: { department: Department; daysAhead: (settings: FormSettings) => number };
  offered: (settings: FormSettings) => boolean;
  /** Null where the form is about something that is not there. */
  parts: (about: FormSources) => FormParts | null;
}
