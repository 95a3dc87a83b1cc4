import { defineForm } from "./define-form.ts";
import { placeQuestion, placesOf } from "./department-places.ts";
import { field } from "./field.ts";
import type { FormDefinition } from "./form-definition.ts";
import type { FormAbout } from "./form-for.ts";
import { agreementFields, messageField, optInField, personFields } from "./shared-fields.ts";
import { checkOptions, optionsOf } from "./vehicle-fields.ts";

type About = Pick<FormAbout, "settings" | "locations">;

const businessNumbers: Record<FormAbout["settings"]["country"], string> = { AU: "ABN", NZ: "NZBN", US: "EIN" };

/** Null where the site sells to no fleets. */
export function fleetForm({ settings, locations }: About): FormDefinition | null {
  if (!settings.fleet) return null;
  const where = placeQuestion("Nearest dealership", placesOf("sales", locations));
  return defineForm(settings, {
    id: "fleet",
    title: "Fleet and business enquiry",
    intro: "One person looks after your business from the first quote to the handover.",
    category: "Fleet Enquiry",
    steps: [
      {
        title: "Fleet and business enquiry",
        fields: [
          field("text", { name: "company", label: "Business name", autoComplete: "organization" }),
          field("text", {
            name: "business_number",
            label: businessNumbers[settings.country],
            required: false,
            maxLength: 20,
          }),
          field("select", {
            name: "fleet_size",
            label: "Vehicles in your fleet",
            options: optionsOf(["None yet", "1 to 4", "5 to 14", "15 to 49", "50 or more"]),
          }),
          ...checkOptions("What are you after?", ["Buying vehicles", "Leasing", "Servicing", "Selling old vehicles"]),
          ...where.fields,
          messageField(true, "Which vehicles, and when?"),
          ...personFields(settings),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    known: where.known,
  });
}

/** Null where the site does not ask for it. */
export function feedbackForm({ settings, locations }: About): FormDefinition | null {
  if (!settings.feedback) return null;
  const where = placeQuestion(
    "Which place is it about?",
    locations.filter(({ visible }) => visible),
  );
  return defineForm(settings, {
    id: "feedback",
    title: "Tell us how we did",
    intro: "Good or bad, a manager reads every word.",
    category: "Feedback",
    steps: [
      {
        title: "Tell us how we did",
        fields: [
          field("radio", {
            name: "feedback_kind",
            label: "What is it?",
            options: optionsOf(["Praise", "A suggestion", "A complaint"]),
          }),
          ...where.fields,
          messageField(true, "What happened?"),
          ...personFields(settings),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    known: where.known,
  });
}
