import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";

type PersonPaneProps = { label: string; site: string; children: ReactNode };

/** Next to the list of people; on a phone a page of its own, which leads back. */
export function PersonPane({ label, site, children }: PersonPaneProps) {
  return (
    <article className="person-pane" aria-label={label}>
      <Link className="text-button back" to={`/people?site=${encodeURIComponent(site)}`}>
        <Icon name="back" look="small" />
        All people
      </Link>
      {children}
    </article>
  );
}
