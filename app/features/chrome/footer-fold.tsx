import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

/**
 * A column of links. On a phone its title opens it: the list follows the element that holds its state, so that a style
 * can show it whatever that state is on wide screens, where a heading stands in its place.
 */
export function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className="footer-fold" aria-label={title}>
      <h2>{title}</h2>
      <details>
        <summary>
          {title}
          <Icon name="chevron" size={18} />
        </summary>
      </details>
      <ul>{children}</ul>
    </nav>
  );
}
