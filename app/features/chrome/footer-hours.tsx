import { Icon } from "#app/ui/icon.tsx";
import type { FooterHours as Hours } from "./footer-hours-view.ts";

export function FooterHours({ hours, className = "" }: { hours: Hours | null; className?: string }) {
  if (!hours) return null;
  const { place, rows, today, holidays } = hours;
  return (
    <div className={`f-h ${className}`}>
      <h2>Opening hours</h2>
      {place && <p>{place}</p>}
      {today && (
        <p>
          <b>Today, {today}</b>
        </p>
      )}
      <dl>
        {rows.map((row) => (
          <div key={row.days} className={row.today ? "now" : undefined}>
            <dt>
              {row.days}
              {row.today && <span className="vh"> (today)</span>}
            </dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
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
