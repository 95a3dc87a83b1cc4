import { data, redirect } from "react-router";
import { pageIdOf } from "#domain/lead/page-id.ts";
import { successPairs } from "#domain/lead/success.ts";
import type { FormView } from "#app/features/enquiry/form-view.ts";
import { takePosted } from "#app/features/enquiry/posted-form.ts";
import { postAssist } from "#app/features/trade-in/post-assist.ts";
import type { PostPort } from "#site/page-ports.ts";

/** The action of every page with a form: shows the step again or the next one, or redirects with 303 to /success. */
export async function postForm(view: FormView, request: Request, { submitLead, files, valuations }: PostPort) {
  const sent = [...(await request.formData())].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const { form, path, car } = view;
  const submit = (fields: Readonly<Record<string, string>>) =>
    submitLead({
      form: form.id,
      fields: { page_id: pageIdOf(path), ...fields },
      url: path,
      destination: form.destination,
    });
  const outcome = await takePosted(
    form,
    Object.fromEntries(sent),
    submit,
    files,
    form.assist && postAssist(valuations, form.assist),
  );
  if (!("success" in outcome)) return data(outcome.view, { status: outcome.status });
  // Redirects to the payment page instead of /success.
  if (!outcome.success.startsWith("/success")) throw redirect(outcome.success, 303);
  const all = { ...Object.fromEntries(sent), ...outcome.further };
  const about = new URLSearchParams(successPairs(form.id, car?.id ?? null, all)).toString();
  throw redirect(`${outcome.success}&${about}`, 303);
}
