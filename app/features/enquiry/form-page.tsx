import { type ComponentType, Suspense, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { late } from "#app/ui/late.ts";
import { FormHead } from "./form-head.tsx";
import { OutsideTool } from "./outside-tool.tsx";
import type { FormPartProps } from "./form-part.tsx";

/** Rules, sending and fields come after the page: until then the form works as one without a script, and what was typed counts. */
const loadPart = async () => (await import("./form-part.tsx")).FormPart;
const LatePart = import.meta.env.SSR ? await loadPart() : late(loadPart);
let readyPart: ComponentType<FormPartProps> | null = null;

/** Before a page that the browser draws itself, where a form that comes late would move what stands below it. */
export async function readyForm(): Promise<void> {
  readyPart = await loadPart().catch(() => null);
}

/** The page that every dialog is without a script, and where its address leads. */
export function FormPage({ view, posted, wiring }: FormPartProps) {
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

type PanelProps = FormPartProps & { heading: string; said?: boolean; intro?: string | null; id?: string };

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
export function FormPart(props: FormPartProps) {
  const [Part] = useState<ComponentType<FormPartProps>>(() => readyPart ?? LatePart);
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
