import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type SectionHeadProps = { title: ReactNode; note?: string; more?: { label: string; url: string } };

export function SectionHead({ title, note, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {more && (
        <a className="more" href={more.url}>
          {more.label} <Icon name="arrow" size={18} />
        </a>
      )}
    </div>
  );
}
