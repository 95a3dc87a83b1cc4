import { Island } from "#app/islands/island.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FormHead } from "./form-head.tsx";
import type { FormView, PostedView } from "./form-view.ts";
import { OutsideTool } from "./outside-tool.tsx";

type Props = { view: FormView; posted: PostedView | null };

/** The page of a form: used without a script, and the target of its address. */
export function FormPage({ view, posted }: Props) {
  return (
    <div className="wrap form-page">
      {view.back && (
        <a className="more" href={view.back.url}>
          <Icon name="back" size={18} />
          {view.back.label}
        </a>
      )}
      <div className="form-card">
        <header>
          <FormHead view={view} id="form-title" level={1} />
        </header>
        <OutsideTool view={view} />
        <Island name="form" when="idle" props={{ view, posted }} />
      </div>
    </div>
  );
}

type PanelProps = Props & { heading: string; said?: boolean; intro?: string | null; id?: string };

/**
 * A form as part of a page, such as the contact page. It posts to its own page. A title that the page shows is not
 * repeated.
 */
export function FormPanel({ heading, said = false, intro = null, id, view, posted }: PanelProps) {
  return (
    <section className="form-card" aria-label={heading} id={id}>
      {(!said || intro) && (
        <header>
          <div>
            {!said && <h2>{heading}</h2>}
            {intro && <p>{intro}</p>}
          </div>
        </header>
      )}
      <OutsideTool view={view} />
      <Island name="form" when="idle" props={{ view, posted }} />
    </section>
  );
}
