import { initials } from "./initials.ts";

/** Initials of a person. Their name stands next to it. */
export function Face({ name, look = "" }: { name: string; look?: "" | "large" }) {
  return (
    <span className={`face ${look}`.trim()} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** The three-sided mark of a site. Its name stands next to it. */
export function Mark({ name }: { name: string }) {
  return (
    <span className="mark" aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** A state as a word next to a dot, never as colour alone. */
export function State({ look, children }: { look: "live" | "broken" | "gone"; children: string }) {
  return <span className={`state ${look}`}>{children}</span>;
}
