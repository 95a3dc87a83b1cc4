import { addressValues } from "#app/features/enquiry/address-values.ts";
import { FormDialog } from "#app/features/enquiry/form-dialog.tsx";
import type { FormSession } from "#app/features/enquiry/form-session.ts";
import type { FormView } from "#app/features/enquiry/form-view.ts";
import { startSession } from "#app/features/enquiry/start-session.ts";
import { formWiring } from "../form-wiring.ts";
import { mount } from "../hydrate.tsx";

/** A dialog that was closed by mistake reopens with the typed values. */
const begun = new Map<string, { view: FormView; session: FormSession }>();

/** Shows the form behind the address of its page. Rejects if it cannot be loaded: then the page itself opens. */
export async function openForm(
  path: string,
  filled: Readonly<Record<string, string>> | null = null,
  query = "",
): Promise<void> {
  const known = begun.get(path);
  const [one] = await Promise.all([
    known && known.session.state().phase !== "complete" ? known : begin(path),
    formStyles(),
  ]);
  begun.set(path, one);
  // What the link says of the form's fields, such as the plan, over what was chosen before.
  for (const [name, value] of Object.entries(addressValues(one.session.form, query))) {
    one.session.dispatch({ type: "edit", name, value });
  }
  if (filled) send(one.session, filled);
  const place = document.body.appendChild(document.createElement("div"));
  const { root, show } = mount(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  show(<FormDialog {...one} onClose={close} />);
}

async function begin(path: string) {
  const response = await fetch(`/form${path}`);
  if (!response.ok) throw new Error(`no form at ${path}`);
  const view = (await response.json()) as FormView;
  return { view, session: startSession(view, formWiring) };
}

/** Pages without a form lack its styles; if they cannot be loaded, the form shows without. */
function formStyles(): Promise<void> {
  const { formStyles: href = "" } = document.documentElement.dataset;
  if (href === "" || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => done());
    document.head.append(link);
  });
}

/** Values filled in elsewhere are sent at once; the dialog shows the progress, or the errors. */
function send(session: FormSession, filled: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(filled)) session.dispatch({ type: "edit", name, value });
  session.touch();
  session.dispatch({ type: "next" });
}
