import type { Read } from "#domain/time/timed.ts";
import type { Format } from "#domain/country/format.ts";
import type { AlertSubject } from "#domain/alert/alert.ts";
import type { Car } from "#domain/car/car.ts";
import type { BudgetKind } from "#domain/search/budget/budget.ts";
import type { FieldErrors } from "#domain/form/field.ts";
import type { Destination } from "#domain/form/form-descriptor.ts";
import type { FormId } from "#domain/form/forms.ts";
import type { Plate, VehicleQuestion } from "#domain/form/trade-in-answers.ts";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import type { Point } from "#domain/country/distance.ts";
import type { Location } from "#domain/location/location.ts";
import type { FacetName } from "#domain/search/facets.ts";
import type { Cancelling } from "#domain/reservation/what-cancelling.ts";
import type { RefundRequest } from "#domain/reservation/refund-rule.ts";
import type { PaymentState, ReservationStatus } from "#domain/reservation/reservation.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import type { SearchState } from "#domain/search/search-state.ts";
import type { SearchHow } from "#domain/search/answer-search.ts";
import type { Near } from "#domain/search/near.ts";
import type { StockedModel } from "#domain/search/closest-models.ts";
import type { Lexicon } from "#domain/search/smart/lexicon.ts";
import type { RegisterCheck } from "#domain/valuation/register-check.ts";
import type { Valuation, ValuationAnswer } from "#domain/valuation/valuation.ts";
import type { VehicleFacts } from "#domain/valuation/vehicle-facts.ts";
import type { PublicSettings, SiteContent } from "./schema/site-settings.ts";

// The ports between pages and server: everything that a loader may read or request. The server implements them, pages
// use them. They contain nothing about a visitor; the same site version, stock version, URL and time always give the
// same page.

/** Files of a form that was posted without script: their names by field, and the token that identifies them. */
export type PostedFiles = {
  names: Readonly<Record<string, string>>;
  token: string | null;
  errors: FieldErrors;
  error: string | null;
};

export type PageSite = {
  slug: string;
  settings: PublicSettings;
  content: SiteContent;
  locations: Location[];
  /** Absolute address of the site, without a trailing slash. */
  origin: string;
  /** How it writes figures and dates. */
  format: Format;
};

/** A picture below /img, or at the site's image CDN: the address of any width is derived from it. */
export type Picture = { src: string; width: number; height: number; cutout: boolean };

export type StockCounts = { all: number; new: number; demo: number; used: number; electric: number };

export type FacetCount = { value: string; count: number };
/** `value` combines make and model, as in the facet make_model. */
export type ModelCount = { make: string; model: string; value: string; new: number; demo: number; used: number };
export type PriceSpan = { min: number; max: number };
/** Buckets have equal width and cover min to max. */
export type RangeSpread = { min: number; max: number; buckets: number[] };

export type SearchAnswer = {
  cars: Car[];
  /** Above 1999 hits rounded by spec 4.9. */
  total: number;
  pages: number;
  /**
   * Counts per terms facet that the site offers, disjunctive: a facet's own selection does not narrow its own counts.
   */
  facets: Record<string, FacetCount[]>;
  /** Per range facet that the site offers, also disjunctive; absent if no car has the value. */
  ranges: Record<string, RangeSpread>;
};

/** The stock of this site only. */
export type PageStock = {
  counts: () => StockCounts;
  /** How many vehicles the listing at an address shows; null where another page is. */
  countAt: (url: string) => number | null;
  /** How this site spells its search addresses. */
  grammar: SearchGrammar;
  search: (state: SearchState, how?: SearchHow) => SearchAnswer;
  /** How many vehicles that search finds. */
  count: (state: SearchState, how?: SearchHow) => number;
  /** The one vehicle with this stock number, VIN, or end of a VIN. */
  byNumber: (typed: string) => Car | null;
  /** How far the yards are from a place, the nearest first. */
  yardsNear: (near: Near) => readonly { id: string; name: string; km: number }[];
  /** Every model in stock, and how many there are of it. */
  stocked: () => readonly StockedModel[];
  newest: (limit: number) => Car[];
  /** All values of a facet in the whole stock, most frequent first. */
  tally: (facet: FacetName) => FacetCount[];
  /** Body and make strips of spec 7: most frequent first. */
  strip: (facet: "body" | "make") => FacetCount[];
  /** Every model in stock by make, then name. */
  models: () => ModelCount[];
  /** Prices, or weekly prices, that the budget finder can offer within a search; null if there are none. */
  priceSpan: (kind: BudgetKind, within: SearchState, loan?: string) => PriceSpan | null;
  /** The kinds of loan in the stock (domain/finance/loan-kind.ts), most frequent first. */
  loans: () => readonly string[];
  /** The words that this site's search box understands. */
  lexicon: () => Lexicon;
  /** Null for a car that this site does not list now. */
  bySlug: (slug: string) => Promise<Car | null>;
  /** A car of this site that was sold and has left its window, or has left its feed: its page answers 410. */
  gone: (slug: string) => Promise<Car | null>;
  /** The current slug of the car that had this slug before. */
  movedTo: (slug: string) => Promise<string | null>;
  /** In the requested order; null for a car that is not listed. */
  byIds: (ids: readonly string[]) => (Car | null)[];
  /** Whether no other listed car has the same year, make, model, badge and series. */
  isOnlyOne: (car: Car) => boolean;
  /** By make, body and price; never the car itself, never a sold one. */
  similar: (car: Car, limit: number) => Car[];
};

/** A form posted by a browser without JavaScript. */
export type PostedLead = {
  form: FormId;
  fields: Readonly<Record<string, string>>;
  url: string;
  destination: Destination;
};
export type LeadAnswer =
  /** `success` is the next address. */
  | { result: "stored"; lead_id: string; success: string }
  /** A signed question replaces the captcha. */
  | { result: "question"; question: { text: string; token: string } }
  | { result: "refused"; status: number; error: string; fields: FieldErrors };

/** What a visitor wants alerts about, and the posted fields of the form. */
export type AlertAsk = {
  subjects: AlertSubject[];
  fields: Readonly<Record<string, string>>;
  wants: readonly string[];
  page: string;
};
export type AlertAnswer =
  | { result: "sent" }
  | { result: "question"; question: { text: string; token: string } }
  | { result: "refused"; status: number; error: string; field: "email" | "wants" | null };

export type OwnAlert = {
  id: string;
  kind: AlertSubject["kind"];
  name: string;
  url: string;
  gone: boolean;
  state: "active" | "paused";
  wants: { name: string; label: string; on: boolean }[];
  endsOn: string;
  ending: boolean;
};
export type OwnAlerts = { address: string; unsubscribe: string; alerts: OwnAlert[] };
export type AlertAct = "pause" | "resume" | "keep" | "delete" | "save";

/** Alerts by e-mail: creates what a form asks for, and resolves the links in its mails. Null for an invalid link. */
export type AlertAccess = {
  ask: (request: AlertAsk) => Promise<AlertAnswer>;
  confirmation: (token: string) => Promise<{ names: string[]; isOn: boolean; manage: string } | null>;
  confirm: (token: string) => Promise<boolean>;
  own: (token: string) => Promise<OwnAlerts | null>;
  change: (token: string, change: { alert: string; act: AlertAct; wants: readonly string[] }) => Promise<boolean>;
  subscription: (token: string) => Promise<{ address: string | null; isOut: boolean } | null>;
  unsubscribe: (token: string) => Promise<boolean>;
  resubscribe: (token: string) => Promise<boolean>;
};

/** A reservation as its own page shows it. */
export type OwnReservation = {
  reference: string;
  status: ReservationStatus;
  fee: number;
  hold_until: number;
  car_id: string;
  /** Each payment made for it. */
  payments: OwnPayment[];
  /** What happens if its holder cancels now. */
  cancelling: Cancelling;
  email: string | null;
  handover: string | null;
  /** The day that the buyer requested: 2026-03-11. */
  day: string | null;
  /** Until when a paid fee keeps the car, if the dealer's terms name a time. */
  reserved_until: string | null;
};

/** A payment as its payer sees it. */
export type OwnPayment = {
  state: PaymentState;
  amount: number;
  currency: string;
  provider: string;
  /** When it came into this state. */
  at: string;
  /** A refund was tried, and did not arrive. It is retried. */
  failed: boolean;
};

/** `agreed`: what the customer was told would happen; if that is no longer so, nothing happens. */
export type CancelWish = { reason: string; agreed?: "refund" | "ask" | undefined };

type CancelledFee = { reference: string; fee: number; currency: string };
/** What became of a customer's wish to cancel. */
export type CancelOutcome =
  /** The fee goes back, or has gone back. */
  | ({ kind: "refunded" } & CancelledFee)
  /** The dealer was asked, now or before. */
  | ({ kind: "asked"; at: string } & CancelledFee)
  /** The dealer was asked, and keeps it. */
  | ({ kind: "kept"; at: string; why: string } & CancelledFee)
  /** Nothing was done: meanwhile something else would happen. */
  | { kind: "changed"; cancelling: Cancelling }
  /** Nothing was done: it is not paid for. */
  | { kind: "not paid"; status: ReservationStatus };

/** What the holder of a reservation's token may do on its page. */
export type ReservationAccess = {
  find: (token: string) => Promise<OwnReservation | null>;
  /** The payment address; null when nothing is left to pay. */
  pay: (token: string) => Promise<{ url: string | null } | { error: string }>;
  cancel: (token: string) => Promise<void>;
  /** Null if there is no such reservation. */
  cancelPaid: (token: string, wish: CancelWish) => Promise<CancelOutcome | null>;
};

/** What a visitor sent, as its private page shows it. Times of a booking are by the clock of its location. */
export type OwnEnquiry = {
  /** "test drive request for the 2021 Toyota Corolla" */
  request: string;
  sent_at: string;
  time_zone: string;
  category: string;
  form: string;
  car_id: string | null;
  location_id: string | null;
  answers: { label: string; value: string }[];
  booking: {
    time: string;
    starts_at: number;
    isOff: boolean;
    isPast: boolean;
    /** When it may take place instead. */
    days: { date: string; times: string[] }[];
  } | null;
  reservation: {
    reference: string;
    fee: number;
    status: ReservationStatus;
    reserved_until: string | null;
    /** The customer asked for the fee back, and what the dealer answered. */
    request: RefundRequest | null;
    url: string | null;
  } | null;
  valuation_id: string | null;
  alerts: { count: number; url: string } | null;
  events: readonly LeadEvent[];
};
/** `value` is the time to move to, or the text of a question. */
export type OwnAct = { act: "move" | "call-off" | "ask" | "renew"; value: string };
export type OwnChange = { result: "done" } | { result: "refused"; status: number; error: string };

/** What the holder of a link to an enquiry may do; null where the link opens none. */
export type OwnEnquiryAccess = {
  find: (token: string) => Promise<OwnEnquiry | "ended" | null>;
  change: (token: string, act: OwnAct) => Promise<OwnChange | null>;
};

/** Registers and valuations, for posted forms and for one visitor's result. */
export type PageValuations = {
  lookup: (plate: Plate) => Promise<(VehicleFacts & { sample: boolean }) | "unknown" | "no-answer">;
  /** The answer of the register of stolen and written-off vehicles. */
  register: (plate: Plate) => Promise<RegisterCheck>;
  value: (question: VehicleQuestion) => Promise<ValuationAnswer | "unknown" | "no-answer">;
  saveResult: (id: string, result: unknown) => Promise<unknown>;
  get: (id: string) => Promise<Valuation | null>;
};

export type PageContext = {
  site: PageSite;
  now: Date;
  /** Version of site and stock together: browsers drop what they cached for an older one. */
  version: string;
  stock: PageStock;
  /** Null if the file is missing. */
  picture: (url: string, cutout?: boolean) => Picture | null;
  /**
   * 2.3, "Page head": the 1200x627 crop of a picture, by its `src`. Made by this server, whoever serves the pictures.
   */
  preview: (src: string) => string;
  /** Coordinates of a postcode of the site's country; null if it does not exist. */
  geocode: (postcode: string) => Promise<Point | null>;
  /** Data that many pages share (the chrome): made once per version of site and stock, until what it read ends. */
  shared<T>(name: string, make: () => T): T;
  /** Names the text of an inline element that the page contains: the content security policy allows no others. */
  allowInline: (kind: "scripts" | "styles", text: string) => void;
  /** Shows a value that ends by itself: the cached copy of the page ends with it. */
  read: Read;
};

/** What the holder of a private link may see and do. */
export type LinkPort = {
  valuations: PageValuations;
  alerts: AlertAccess;
  reservations: ReservationAccess;
  enquiries: OwnEnquiryAccess;
};

/** What is done for whoever has posted a form: it becomes an outcome, which is then drawn like any page. */
export type PostPort = LinkPort & {
  /** Files of the form; null if it has none. */
  files: PostedFiles | null;
  /** Takes what the form says. */
  submitLead: (posted: PostedLead) => Promise<LeadAnswer>;
  /** Reveals the number of a car's location, and records that it was requested. */
  revealPhone: (car: Car) => Promise<string>;
};
