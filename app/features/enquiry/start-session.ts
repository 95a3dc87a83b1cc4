import { ownValue } from "#domain/text/own-value.ts";
import { pageFormat } from "#app/copy/page-format.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import { bookingField } from "#domain/form/booking-field.ts";
import { chosenAnswers, chosenText } from "#domain/form/chosen-answers.ts";
import type { LeadPayload } from "#domain/lead/wire-format.ts";
import type { FormState } from "#domain/form/form-state.ts";
import type { Touches } from "#domain/visit/touch.ts";
import { pageIdOf } from "#domain/lead/page-id.ts";
import { successCategoryOf, successPairs, successPath } from "#domain/lead/success.ts";
import { captchaFor } from "./captcha.ts";
import { widgetToken } from "./captcha-widget.ts";
import { draftOf } from "./draft.ts";
import { FormSession } from "./form-session.ts";
import type { Completed, SessionAssist } from "./session-world.ts";
import type { FormView, PostedView } from "./form-view.ts";
import { newIdempotencyKey } from "./new-idempotency-key.ts";
import { ownOptIn, rememberPaying, rememberSent, type SentChoices } from "./own-storage.ts";
import { sendLead } from "./send-lead.ts";

/** What other features do for a form: the route that composes them passes it in. */
export type FormWiring = {
  track: (event_id: number, details: Record<string, string>) => void;
  /** Registers and valuations, for forms that use them. */
  assist?: (form: FormDefinition) => SessionAssist;
  visit: () => Promise<{ visited_pages: string[]; linked_query_params: Record<string, string> } & Partial<Touches>>;
};

/** A session in a real browser. On the server it is only rendered. */
export function startSession(view: FormView, wiring: FormWiring, posted: PostedView | null = null): FormSession {
  const { form, captcha, website_slug } = view;
  return new FormSession(
    form,
    {
      send: sendLead,
      // Where nothing is stored, no captcha is needed.
      captcha: captchaFor(form.mock ? null : captcha, () => widgetToken(captcha)),
      visit: async () => ({
        ...(await wiring.visit()),
        url: location.pathname,
        page_id: pageIdOf(location.pathname),
        website_slug,
      }),
      newKey: newIdempotencyKey,
      clock: () => Date.now(),
      optIn: ownOptIn,
      assist: (form.assist && wiring.assist?.(form)) ?? null,
      draft: form.assist ? draftOf(form) : null,
      completed: (done) => finish(view, wiring, done),
    },
    posted ? stateOf(posted) : {},
    posted?.notice ?? null,
  );
}

function stateOf({ step, values, errors, error }: PostedView): Partial<FormState> {
  return { step, values, errors, stepError: error };
}

function choicesOf(form: FormDefinition, lead: LeadPayload, own: string | null): SentChoices {
  const format = pageFormat();
  const booking = lead[bookingField];
  const rows = chosenAnswers(fieldsOf(form), lead).filter(
    ({ name }) => name !== bookingField && name !== "location_id",
  );
  return {
    form: form.id,
    own,
    booking: typeof booking === "string" && booking !== "" ? booking : null,
    rows: rows.map((one) => ({
      label: one.label,
      value: [chosenText(one, format), noteOf(form, one.name, lead)].filter(Boolean).join(". "),
    })),
  };
}

/** What the chosen option costs, where its form says so. */
function noteOf(form: FormDefinition, name: string, lead: LeadPayload): string {
  const options = fieldsOf(form).find((field) => field.name === name)?.options ?? [];
  return options.find(({ value }) => value === ownValue(lead, name))?.note ?? "";
}

/** 4.7: stores the car, sends an event, stores details, category and marker, and opens /success. */
function finish(
  { car, form }: FormView,
  wiring: FormWiring,
  { lead, lead_id, event_id, next, page, own }: Completed,
): void {
  // The car's own type, or the one chosen in the form.
  const { car_type } = lead;
  const about = { category: String(lead["category"]), car_type: typeof car_type === "string" ? car_type : null };
  rememberSent({
    values: lead,
    car: car && { id: car.id, slug: car.slug, name: car.name },
    category: successCategoryOf(about),
    lead_id,
    choices: choicesOf(form, lead, own ?? null),
  });
  wiring.track(event_id, car ? { car_id: car.id } : {});
  if (page && car) rememberPaying(car.id, `${page}&again=1`);
  location.assign(next ?? successPath(about, successPairs(form.id, car?.id ?? null, lead)));
}
