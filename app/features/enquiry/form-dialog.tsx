import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { FormHead } from "./form-head.tsx";
import { OutsideTool } from "./outside-tool.tsx";
import type { FormSession } from "./form-session.ts";
import type { FormView } from "./form-view.ts";

type Props = { view: FormView; session: FormSession; onClose: () => void };

/** The form over the page it was opened from. The browser traps the focus and returns it. */
export function FormDialog({ view, session, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("[data-step]")?.focus();
  }, []);
  return (
    <dialog className="fd" ref={dialog} aria-labelledby="form-title" onClose={onClose}>
      <header>
        <FormHead view={view} id="form-title" level={2} />
        <button type="button" className="ib" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" size={22} />
        </button>
      </header>
      <OutsideTool view={view} />
      <EnquiryForm view={view} session={session} idPrefix={`dialog-${view.form.id}`} />
    </dialog>
  );
}
