import { type ReactNode, useId } from "react";

type PanelProps = { title: string; note?: string; children: ReactNode };

/** A sheet of paper with a head. */
export function Panel({ title, note, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {note && <span className="meta">{note}</span>}
      </div>
      {children}
    </section>
  );
}

/** Lines of a panel, each with a rule above it. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="rows">{children}</ul>;
}

export function Row({ children }: { children: ReactNode }) {
  return <li className="row">{children}</li>;
}

/** Names and values in two columns. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type EmptyProps = { title: string; heading?: "h2" | "h3"; children: ReactNode };

/** Three free bays: nothing is here, and what will be. */
export function Empty({ title, heading: Heading = "h3", children }: EmptyProps) {
  return (
    <div className="empty">
      <span className="bays" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
