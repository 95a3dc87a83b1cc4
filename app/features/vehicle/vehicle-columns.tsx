import type { VehicleParts } from "./vehicle-parts.ts";

/** Price and next steps in the usual order. A template that shows the title elsewhere leaves it out. */
export function BuyPanel({ parts, title = null }: { parts: VehicleParts; title?: VehicleParts["title"] }) {
  return (
    <aside className="buy-box" aria-label="Price and contact">
      {parts.status}
      {title}
      {parts.price}
      {parts.notice}
      {/* Before the repayment: its figures and warning push buttons below the first screen of a laptop. */}
      {parts.actions}
      {parts.repayment}
      {parts.market}
      {parts.links}
      {parts.views}
    </aside>
  );
}

/** The details of the car, from its figures to its location. */
export function MainColumn({ parts }: { parts: VehicleParts }) {
  return (
    <div className="vehicle-main">
      {parts.facts}
      {parts.conditions}
      {parts.about}
      {parts.specifications}
      {parts.assurances}
      {parts.certified}
      {parts.place}
    </div>
  );
}
