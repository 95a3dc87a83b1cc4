import type { ComponentType, ReactNode } from "react";
import type { VehicleView } from "./vehicle-view.ts";

/** The parts of a vehicle page. A template arranges them; each is rendered or null. */
export type VehicleParts = {
  car: VehicleView;
  crumbs: ReactNode;
  /** That the car has been sold. */
  sold: ReactNode;
  gallery: ReactNode;
  /** Whether it is here, with share, compare and save. */
  status: ReactNode;
  title: ReactNode;
  price: ReactNode;
  /** What a buyer should know of a car that is held, coming or only for test drives. */
  notice: ReactNode;
  repayment: ReactNode;
  /** How the price compares with the market. */
  market: ReactNode;
  /** The next steps with the number among them, or both apart. */
  actions: ReactNode;
  steps: ReactNode;
  call: ReactNode;
  links: ReactNode;
  /** How often it was looked at. */
  views: ReactNode;
  facts: ReactNode;
  /** What a caravan needs of a tow vehicle, and what the weekly price of a hired car covers. */
  conditions: ReactNode;
  about: ReactNode;
  specifications: ReactNode;
  /** History, promise, the notice in the window. */
  assurances: ReactNode;
  certified: ReactNode;
  place: ReactNode;
  similar: ReactNode;
  recent: ReactNode;
  /** Price, call and enquire at the foot of a phone's screen. */
  bar: ReactNode;
};

/** The template's arrangement; it states the width of photos if that is not beside a column. */
export type VehicleLayout = ComponentType<VehicleParts> & { photoSizes?: string };
