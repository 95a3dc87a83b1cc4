import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Props = { label: string; open: boolean; active: number; children: ReactNode };

/**
 * A collapsible facet. Once rendered, only the visitor opens or closes it: no answer moves what is under the pointer.
 */
export function FacetBox({ label, open, active, children }: Props) {
  return (
    <details className="facet" open={open || active > 0} data-keep={label}>
      <summary>
        {label}
        {active > 0 && (
          <em>
            {active}
            <span className="unseen"> chosen</span>
          </em>
        )}
        <Icon name="chevron" size={18} />
      </summary>
      {children}
    </details>
  );
}
