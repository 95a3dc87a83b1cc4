import type { ReactNode } from "react";
import { FormDialog } from "../features/enquiry/form-dialog.tsx";
import type { FormSession } from "../features/enquiry/form-session.ts";
import type { FormView } from "../features/enquiry/form-view.ts";
import { startSession } from "../features/enquiry/start-session.ts";
import { formWiring } from "./form-wiring.ts";

/** A dialog that was closed by mistake opens again with what was typed. */
const begun = new Map<string, { view: FormView; session: FormSession }>();

/** The form behind the address of its page. Rejects where it cannot be had: then the page itself is opened. */
export async function openForm(
  path: string,
  close: () => void,
  filled: Readonly<Record<string, string>> | null = null,
): Promise<ReactNode> {
  const known = begun.get(path);
  const one = known && known.session.state().phase !== "complete" ? known : await begin(path);
  begun.set(path, one);
  if (filled) send(one.session, filled);
  return <FormDialog key={path} {...one} onClose={close} />;
}

async function begin(path: string) {
  const response = await fetch(`/form${path}`);
  if (!response.ok) throw new Error(`no form at ${path}`);
  const view = (await response.json()) as FormView;
  return { view, session: startSession(view, formWiring) };
}

/** What was filled in elsewhere goes out at once; the dialog shows how far it is, or what is wrong. */
function send(session: FormSession, filled: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(filled)) session.dispatch({ type: "edit", name, value });
  session.touch();
  session.dispatch({ type: "next" });
}
