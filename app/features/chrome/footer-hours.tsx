import { HoursRows } from "#app/ui/hours-rows.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FooterHours as Hours } from "./footer-hours-view.ts";

export function FooterHours({ hours, className = "" }: { hours: Hours | null; className?: string }) {
  if (!hours) return null;
  const { place, rows, today, holidays } = hours;
  return (
    <div className={`footer-hours ${className}`}>
      <h2>Opening hours</h2>
      {place && <p>{place}</p>}
      {today && (
        <p>
          <b>Today, {today}</b>
        </p>
      )}
      <HoursRows rows={rows} />
      {holidays.length > 0 && (
        <details>
          <summary>
            View Holiday Opening Hours
            <Icon name="chevron" size={16} />
          </summary>
          <dl>
            {holidays.map(({ day, name, text }) => (
              <div key={day}>
                <dt>{name ? `${name}, ${day}` : day}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
