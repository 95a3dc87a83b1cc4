import type { ComponentType, ReactNode } from "react";
import type { VehicleView } from "./vehicle-view.ts";

/** The parts of a vehicle page. A template arranges them; each is rendered or null. */
export type VehicleParts = {
  car: VehicleView;
  crumbs: ReactNode;
  /** Before everything else, the price too: that the car has been sold, or was written off. */
  sold: ReactNode;
  gallery: ReactNode;
  /** The stock status, with share, compare and save. */
  status: ReactNode;
  title: ReactNode;
  price: ReactNode;
  /** The four facts that decide. A template with a place of its own for figures shows them there instead. */
  deciding: ReactNode;
  /** The notice for a car that is held, coming soon, or for test drives only. */
  notice: ReactNode;
  repayment: ReactNode;
  /** How the price compares with the market. */
  market: ReactNode;
  /** The next steps: at most four buttons. */
  steps: ReactNode;
  /** The phone number as a button, or as a large number. */
  callButton: ReactNode;
  call: ReactNode;
  links: ReactNode;
  /** How often the car was viewed. */
  views: ReactNode;
  facts: ReactNode;
  /** What a caravan needs of a tow vehicle, and what the weekly price of a hired car covers. */
  conditions: ReactNode;
  /** The dealer's own words: directly after the next steps where there is one column. */
  story: ReactNode;
  /** 'History and checks' of a used vehicle: close to its facts and its price. */
  history: ReactNode;
  features: ReactNode;
  specifications: ReactNode;
  /** The banner of a history check, the dealer's promise, the consumer notice. */
  assurances: ReactNode;
  certified: ReactNode;
  place: ReactNode;
  similar: ReactNode;
  recent: ReactNode;
  /** Price, call and enquire at the bottom of a phone's screen. */
  bar: ReactNode;
};

/** The template's layout. It states the width of photos if they are not beside a column. */
export type VehicleLayout = ComponentType<VehicleParts> & { photoSizes?: string };
