import type { VehicleParts } from "./vehicle-parts.ts";

/** Title, price and the next step stay in view at the right of everything else. */
export function SideVehicle(parts: VehicleParts) {
  return (
    <>
      <div className="w">
        {parts.crumbs}
        {parts.sold}
        <div className="vl">
          {parts.gallery}
          <aside className="vb" aria-label="Price and contact">
            {parts.status}
            {parts.title}
            {parts.price}
            {parts.notice}
            {parts.repayment}
            {parts.market}
            {parts.actions}
            {parts.links}
            {parts.views}
          </aside>
          <div className="vm">
            {parts.facts}
            {parts.about}
            {parts.specifications}
            {parts.assurances}
            {parts.certified}
            {parts.place}
          </div>
        </div>
        {parts.similar}
        {parts.recent}
      </div>
      {parts.bar}
    </>
  );
}
