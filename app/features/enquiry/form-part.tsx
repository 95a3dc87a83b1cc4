import { useState } from "react";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { FormView, PostedView } from "./form-view.ts";
import { type FormWiring, startSession } from "./start-session.ts";

export type FormPartProps = { view: FormView; posted: PostedView | null; wiring: FormWiring };

/** A form on a page, with its session. */
export function FormPart({ view, posted, wiring }: FormPartProps) {
  const [session] = useState(() => startSession(view, wiring, posted));
  return <EnquiryForm view={view} session={session} posted={posted} />;
}
