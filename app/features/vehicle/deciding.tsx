import type { VehicleView } from "./vehicle-view.ts";

/** Directly under the price: badges of approvals, then the four key facts for this kind of vehicle. */
export function Deciding({ deciding }: Pick<VehicleView, "deciding">) {
  const badges = deciding.filter(({ isBadge }) => isBadge);
  const facts = deciding.filter(({ isBadge }) => !isBadge);
  return (
    <>
      {badges.map(({ label }) => (
        <p key={label} className="deciding-badge">
          {label}
        </p>
      ))}
      {facts.length > 0 && (
        <dl className="deciding-facts" aria-label="At a glance">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
