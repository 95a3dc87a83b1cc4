import type { Car } from "#domain/car/car.ts";
import { formatOf } from "#domain/country/format.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import type { LeadFields } from "#domain/lead/lead-fields.ts";
import { planFacts } from "#domain/lead/plan-figures.ts";
import type { LeadPayload } from "#domain/lead/wire-format.ts";
import { changedPrice, offerOf, planValue } from "#domain/subscription/plan-answer.ts";
import { canSubscribe, offersOf } from "#domain/subscription/plan-offer.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { fieldProblem, LeadError } from "./lead-problem.ts";

const asked = "subscription_length";

export type SubscribedPlan = {
  /** The answers with the plan as the form's options write it. */
  declared: LeadPayload;
  facts: LeadFields;
};

/**
 * Spec 5.10.7: the plan that was chosen for a car, with the figures of the server. Throws LeadError if the page showed
 * another price than today's, or if the car cannot be subscribed to any more.
 */
export function subscribedPlan(
  { site }: Pick<SiteRuntime, "site">,
  form: FormDefinition,
  car: Car | null,
  declared: LeadPayload,
): SubscribedPlan {
  const settings = site.public;
  const { subscription_plans: plans } = settings;
  if (form.id !== "subscription" || car === null || plans === null) return { declared, facts: {} };
  const format = formatOf(settings);
  const offers = offersOf(car, settings);
  const offer = offerOf(offers, declared[asked], format);
  if (!canSubscribe(car, settings)) {
    if (offer) throw new LeadError(fieldProblem(409, asked, takenText));
    return { declared, facts: {} };
  }
  if (!offer) {
    const changed = changedPrice(offers, declared[asked], format);
    if (changed !== null) throw new LeadError(fieldProblem(409, asked, changed));
    return { declared, facts: {} };
  }
  return { declared: { ...declared, [asked]: planValue(offer, format) }, facts: planFacts(offer, plans) };
}

const takenText =
  "This {vehicle} has just been taken, so nobody can subscribe to it now. Nothing was sent. Please choose another, or ask us on the contact page.";
