import { Icon } from "#app/ui/icon.tsx";
import { Highlights } from "./highlights.tsx";
import type { VehicleView } from "./vehicle-view.ts";

/** For a weekly car: what the price includes, the limits, and how to return it. */
export function HireTerms({ terms }: { terms: NonNullable<VehicleView["hireTerms"]> }) {
  return (
    <section className="vehicle-section">
      <h2>In the weekly price</h2>
      <Highlights points={terms.included} />
      <ul className="hire-terms">
        {terms.limits.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>
        <b>{terms.notice}</b>
      </p>
      {terms.plans && (
        <p>
          <a className="more" href={terms.plans}>
            Compare the plans <Icon name="arrow" size={18} />
          </a>
        </p>
      )}
    </section>
  );
}
