import type { ReactNode } from "react";
import type { VehicleParts } from "./vehicle-parts.ts";

type BuyBoxProps = {
  /** Price and next steps. */
  first: ReactNode;
  /** Everything else: where there is one column, it stands after the story. */
  rest: ReactNode;
};

export function BuyBox({ first, rest }: BuyBoxProps) {
  return (
    <aside className="buy-box" aria-label="Price and contact">
      <div className="buy-first">{first}</div>
      <div className="buy-rest">{rest}</div>
    </aside>
  );
}

/** Price and next steps in the usual order. A template that shows the title elsewhere leaves it out. */
export function BuyPanel({ parts, title = null }: { parts: VehicleParts; title?: VehicleParts["title"] }) {
  return (
    <BuyBox
      first={
        <>
          {parts.status}
          {title}
          {parts.price}
          {parts.deciding}
          {parts.notice}
          {parts.steps}
        </>
      }
      rest={
        <>
          {parts.callButton}
          {parts.repayment}
          {parts.market}
          {parts.links}
          {parts.views}
        </>
      }
    />
  );
}

/** The details of the car, from its figures to its location. */
export function MainColumn({ parts }: { parts: VehicleParts }) {
  return (
    <div className="vehicle-main">
      {parts.facts}
      {parts.conditions}
      {parts.features}
      {parts.specifications}
      {parts.assurances}
      {parts.certified}
      {parts.place}
    </div>
  );
}
