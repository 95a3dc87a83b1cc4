import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { FormHead } from "./form-head.tsx";
import { OutsideTool } from "./outside-tool.tsx";
import type { FormView, PostedView } from "./form-view.ts";
import { type FormWiring, startSession } from "./start-session.ts";

type Props = { view: FormView; posted: PostedView | null; wiring: FormWiring };

/** The page that every dialog is without a script, and where its address leads. */
export function FormPage({ view, posted, wiring }: Props) {
  return (
    <div className="w fp">
      {view.back && (
        <a className="more" href={view.back.url}>
          <Icon name="back" size={18} />
          {view.back.label}
        </a>
      )}
      <div className="fp-c">
        <header>
          <FormHead view={view} id="form-title" level={1} />
        </header>
        <OutsideTool view={view} />
        <FormPart view={view} posted={posted} wiring={wiring} />
      </div>
    </div>
  );
}

type PanelProps = Props & { heading: string; said?: boolean; intro?: string | null; id?: string };

/** A form as a part of a page, such as the contact page. It posts to its own page. What the page's title says is not said again. */
export function FormPanel({ heading, said = false, intro = null, id, ...props }: PanelProps) {
  return (
    <section className="fp-c" aria-label={heading} id={id}>
      {(!said || intro) && (
        <header>
          <div>
            {!said && <h2>{heading}</h2>}
            {intro && <p>{intro}</p>}
          </div>
        </header>
      )}
      <OutsideTool view={props.view} />
      <FormPart {...props} />
    </section>
  );
}

/** A form with nothing around it, for a page that has its own frame. */
export function FormPart({ view, posted, wiring }: Props) {
  const [session] = useState(() => startSession(view, wiring, posted));
  return <EnquiryForm view={view} session={session} posted={posted} />;
}
