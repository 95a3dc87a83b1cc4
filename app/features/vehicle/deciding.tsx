import type { VehicleView } from "./vehicle-view.ts";

/** Directly under the price: badges of approvals, then the four key facts for this kind of vehicle. */
export function Deciding({ deciding }: Pick<VehicleView, "deciding">) {
  if (deciding.length === 0) return null;
  const badges = deciding.filter(({ isBadge }) => isBadge);
  return (
    <>
      {badges.map(({ label }) => (
        <p key={label} className="deciding-badge">
          {label}
        </p>
      ))}
      <dl className="deciding-facts" aria-label="At a glance">
        {deciding
          .filter(({ isBadge }) => !isBadge)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
