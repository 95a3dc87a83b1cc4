import type { ConsumerNotice } from "./vehicle-view.ts";

/** The rows of the consumer information notice, group by group. */
export function NoticeRows({ notice: { groups }, headingLevel }: { notice: ConsumerNotice; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return groups.map(({ title, rows }) => (
    <section key={title} className="notice-group">
      <Heading>{title}</Heading>
      <dl className="specs">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
