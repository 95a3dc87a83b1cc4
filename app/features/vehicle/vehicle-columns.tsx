import { createElement, Fragment } from "react";
import type { VehicleParts } from "./vehicle-parts.ts";

type Names = readonly Exclude<keyof VehicleParts, "car">[];
type BuyBoxProps = {
  parts: VehicleParts;
  /** Price and next steps. */
  first?: Names;
  /** Everything else: where there is one column, it stands after the story. */
  rest?: Names;
};

const usualFirst: Names = ["status", "title", "price", "deciding", "notice", "steps"];
const usualRest: Names = ["callButton", "repayment", "market", "links", "views"];

/** Price and contact. A template names the parts in its own order. */
export function BuyBox({ parts, first = usualFirst, rest = usualRest }: BuyBoxProps) {
  return (
    <aside className="buy-box" aria-label="Price and contact">
      <div className="buy-first">{inOrder(parts, first)}</div>
      <div className="buy-rest">{inOrder(parts, rest)}</div>
    </aside>
  );
}

const inOrder = (parts: VehicleParts, names: Names) =>
  createElement(Fragment, null, ...names.map((name) => parts[name]));

/** The details of the car, from its figures to its location. */
export function MainColumn({ parts }: { parts: VehicleParts }) {
  return (
    <div className="vehicle-main">
      {parts.facts}
      {parts.history}
      {parts.conditions}
      {parts.features}
      {parts.specifications}
      {parts.assurances}
      {parts.certified}
      {parts.place}
    </div>
  );
}
