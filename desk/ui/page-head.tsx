import type { ReactNode } from "react";

type PageHeadProps = {
  over?: string;
  /** The answer, not the name of the page. */
  title: string;
  lead?: ReactNode;
  /** Buttons of the page. */
  children?: ReactNode;
};

export function PageHead({ over, title, lead, children }: PageHeadProps) {
  return (
    <header className="page-head">
      <div>
        {over && <p className="page-over">{over}</p>}
        <h1 className="page-title">{title}</h1>
        {lead && <p className="page-lead">{lead}</p>}
      </div>
      {children && <div className="page-actions">{children}</div>}
    </header>
  );
}
