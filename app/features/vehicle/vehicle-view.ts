import type { DecidingFact } from "#domain/car/deciding-facts.ts";
import type { HistoryRow } from "#domain/car/history/car-history.ts";
import type { Warning } from "#domain/car/history/write-off.ts";
import type { PlaceMap } from "#domain/location/place-map.ts";
import type { FinanceDisplay } from "#domain/finance/finance-display.ts";
import type { PriceDisplay } from "#domain/car/price.ts";
import type { CarVideo } from "#domain/car/video.ts";
import type { CarTag } from "#domain/car/tag.ts";
import type { PlanSwitchView } from "./plan-switch-view.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import type { IconName } from "#app/ui/icon.tsx";

/** `thumb` is the feed's own small picture; without one it is made from the photo. */
export type VehiclePhoto = { src: string; width: number; height: number; cutout: boolean; thumb?: string };
export type Fact = { icon: IconName; label: string; value: string };
export type Spec = { label: string; value: string };
export type HoursLine = { days: string; text: string; today: boolean };

export type Notice = { title: string; text: string };
/** `act` is the law that asks for it; `url` the page that explains the notice, if there is one. */
export type ConsumerNotice = {
  groups: { title: string; rows: Spec[] }[];
  act: string;
  printUrl: string;
  url: string | null;
};

/** A location as one line of a list: address, opening status, directions. */
export type OtherPlace = {
  name: string;
  lines: string[];
  /** Null if the page shows the number elsewhere, or only on request. */
  phone: string | null;
  open: boolean;
  status: string;
  /** The badge of a location that has not opened yet. */
  comingSoon: string | null;
  directions: string;
};

export type PlaceView = OtherPlace & {
  /** Null where the site configures no provider of maps. */
  map: PlaceMap | null;
  hours: HoursLine[];
  target: "_self" | "_blank";
  licence: string;
  /** Further places where the car can be seen. */
  others: OtherPlace[];
};

export type FinanceView = FinanceDisplay & { lender: string; warning: string; creditLicence: string | null };

/** All data of the vehicle page, prepared on the server. */
export type VehicleView = {
  id: string;
  slug: string;
  heading: string;
  badge: string;
  series: string;
  full: string;
  crumbs: Crumb[];
  /** The plain listing. */
  listing: string;
  state: "available" | "coming_soon" | "being_reserved" | "reserved" | "sold";
  status: string;
  notice: Notice | null;
  /** What a buyer must know before the price: that it was written off. Its text has placeholders for vehicle words. */
  warning: Warning | null;
  tag: CarTag | null;
  photos: VehiclePhoto[];
  spin: string[];
  video: CarVideo | null;
  price: PriceDisplay;
  finance: FinanceView | null;
  market: { amount: string; text: string } | null;
  phone: { text: string; masked: boolean } | null;
  /** The four key facts for this kind of vehicle. */
  deciding: DecidingFact[];
  facts: Fact[];
  /** Weights of the trailer in kilograms. */
  trailer: { atm: number; ball: number | null } | null;
  paragraphs: string[];
  features: string[];
  specs: Spec[];
  /** 'History and checks' of a vehicle that is not new. */
  history: HistoryRow[];
  report: string | null;
  certified: { name: string; title: string; text: string; points: string[] } | null;
  historyBanner: { name: string; url: string; kind: "passenger" | "commercial" } | null;
  consumerNotice: ConsumerNotice | null;
  moneyBack: boolean;
  /** For a weekly car: what the price includes, its limits, how to return it. */
  hireTerms: { included: string[]; limits: string[]; notice: string; plans: string | null } | null;
  /** The plans of a car that can be subscribed to. */
  subscribe: PlanSwitchView | null;
  /** 'Got a Question?': the contact page, about this car. */
  questionUrl: string | null;
  /** 'Get Finance': the site's finance page, for this car. */
  financeUrl: string | null;
  /** 'Reserve Car Now' with its fee, or without one 'Ask to Reserve': where it leads. */
  reserve: { url: string; fee: string | null } | null;
  chat: { script: string; label: string; message: string } | null;
  /** A car for test drives only: its main action is the test drive. */
  testDriveOnly: boolean;
  /** The form for e-mail alerts about this car. */
  alertUrl: string | null;
  /** 2.3, 4.4: only if the car allows it. */
  tradeIn: { label: string; url: string } | null;
  /** Pages of the forms about this car; null where the site or the car does not offer it. */
  forms: { enquire: string | null; testDrive: string | null; photos: string | null };
  /** 'Book a Test Drive', in the words for this kind of vehicle: on button and dialog. */
  testDriveLabel: string;
  /** For a car that is gone: a search for similar ones. */
  similarUrl: string | null;
  dealerUrl: string | null;
  views: number | null;
  place: PlaceView | null;
};
