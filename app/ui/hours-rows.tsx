type Row = { days: string; text: string; today: boolean };

/** Opening hours with today marked, also for screen readers. */
export function HoursRows({ rows, className }: { rows: readonly Row[]; className?: string }) {
  return (
    <dl className={className}>
      {rows.map((row) => (
        <div key={row.days} className={row.today ? "now" : undefined}>
          <dt>
            {row.days}
            {row.today && <span className="unseen"> (today)</span>}
          </dt>
          <dd>{row.text}</dd>
        </div>
      ))}
    </dl>
  );
}
