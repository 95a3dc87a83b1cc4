import { useState } from "react";
import { OpenDialog } from "#app/ui/open-dialog.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { FormHead } from "./form-head.tsx";
import { OutsideTool } from "./outside-tool.tsx";
import type { FormSession } from "./form-session.ts";
import type { FormView } from "./form-view.ts";

type Props = { view: FormView; session: FormSession; onClose: () => void };

/** The form over the page it was opened from. The browser traps the focus and returns it. */
export function FormDialog({ view, session, onClose }: Props) {
  // As it opens: values from a short form on the page may be wrong.
  const [isWrong] = useState(() => Object.keys(session.state().errors).length > 0);
  return (
    <OpenDialog
      className="form-dialog"
      aria-labelledby="form-title"
      focus={isWrong ? "[aria-invalid=true]" : "[data-step]"}
      iconSize={22}
      onClose={onClose}
    >
      {(closeButton) => (
        <>
          <header>
            <FormHead view={view} id="form-title" level={2} />
            {closeButton}
          </header>
          <OutsideTool view={view} />
          <EnquiryForm view={view} session={session} idPrefix={`dialog-${view.form.id}`} />
        </>
      )}
    </OpenDialog>
  );
}
