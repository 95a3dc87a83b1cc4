import { tradeInPath } from "#domain/car/trade-in-link.ts";
import { enquiryCategory } from "#domain/lead/categories.ts";
import { bookingField } from "./booking-field.ts";
import { defineForm } from "./define-form.ts";
import { field, type Field } from "./field.ts";
import type { FormDefinition } from "./form-definition.ts";
import type { FormCar, FormLocation, FormSettings } from "./form-settings.ts";
import { photoWishes, questionsAbout } from "./suggested-questions.ts";
import {
  agreementFields,
  categoryFields,
  heardAboutUsFields,
  locationFields,
  messageField,
  optInField,
  personFields,
  yesNoFields,
} from "./shared-fields.ts";

/** 2.3: the enquiry dialog, in steps. The one box about a trade-in is no step of its own; more questions are. */
export function enquiryForm(
  settings: FormSettings,
  locations: readonly FormLocation[],
  car: FormCar | null = null,
): FormDefinition {
  const choices = car ? [] : [...categoryFields(settings), ...locationFields(settings, locations)];
  const trade = settings.trade_in === null ? [] : tradeInFields(car);
  const more = yesNoFields(settings);
  const asksMore = trade.length > 0 && more.length > 0;
  const steps = [
    {
      title: "Your question",
      fields: [
        ...choices,
        messageField(settings.enquiry.message_required, "Message", questionsAbout(car)),
        ...heardAboutUsFields(settings),
      ],
    },
    { title: "Your details", fields: [...personFields(settings), ...(asksMore ? [] : trade), optInField(settings)] },
    ...(asksMore ? [{ title: "Trade-in", fields: [...trade, ...more] }] : []),
  ];
  const withAgreement = steps.map((step, at) =>
    at === steps.length - 1 ? { ...step, fields: [...step.fields, ...lastFields(settings)] } : step,
  );
  return defineForm(settings, {
    id: "enquiry",
    title: car ? "Enquire about this car" : "Enquire",
    category: car ? enquiryCategory(car) : "General Enquiry",
    steps: withAgreement,
    car,
  });
}

const tradeInFields = (car: FormCar | null): Field[] => [
  field("checkbox", {
    name: "trade_in",
    label: "I have a car to trade in (see what it is worth)",
    required: false,
    link: { label: "see what it is worth", href: tradeInPath(car?.id ?? null) },
  }),
  field("text", {
    name: "Rego",
    label: "Registration of your car",
    required: false,
    maxLength: 10,
    shownWhen: { field: "trade_in" },
  }),
];

// Without a trade-in step the four questions stand with the agreement at the end.
const lastFields = (settings: FormSettings): Field[] => [
  ...(settings.trade_in === null ? yesNoFields(settings) : []),
  ...agreementFields(settings),
];

/** 2.3: optional date-time and optional message. Null where the site takes no bookings. */
export function testDriveForm(
  settings: FormSettings,
  locations: readonly FormLocation[],
  car: FormCar | null = null,
): FormDefinition | null {
  if (settings.enquiry.test_drive === null) return null;
  const when = field("date-time", { name: bookingField, label: "Preferred date and time", required: false });
  return defineForm(settings, {
    id: "test-drive",
    title: "Book a Test Drive",
    category: "Test Drive",
    steps: [
      {
        title: "Book a Test Drive",
        fields: [
          ...personFields(settings),
          ...(car ? [] : locationFields(settings, locations)),
          when,
          messageField(false),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    car,
  });
}

/** 2.3: optional message. Null where the site has it off. */
export function requestPhotosForm(settings: FormSettings, car: FormCar | null = null): FormDefinition | null {
  if (!settings.enquiry.request_photos) return null;
  return defineForm(settings, {
    id: "request-photos",
    title: "Request more photos",
    category: "Request Photos",
    steps: [
      {
        title: "Request more photos",
        fields: [
          ...personFields(settings),
          messageField(false, "Message", photoWishes(car)),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    car,
  });
}

/** The form of the contact pages, all on one step. A question about a car goes to the car's own yard. */
export function contactForm(
  settings: FormSettings,
  locations: readonly FormLocation[],
  car: FormCar | null = null,
): FormDefinition {
  return defineForm(settings, {
    id: "contact",
    title: "Contact us",
    category: car ? enquiryCategory(car) : "General Enquiry",
    steps: [
      {
        title: "Contact us",
        fields: [
          ...(car ? [] : [...categoryFields(settings), ...locationFields(settings, locations)]),
          ...personFields(settings),
          messageField(settings.enquiry.message_required, "Message", questionsAbout(car)),
          ...heardAboutUsFields(settings),
          ...yesNoFields(settings),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    car,
  });
}

/** 2.3: the 'EMAIL US' dialog of a location card. Null where the site has it off. */
export function emailUsForm(settings: FormSettings, location: FormLocation): FormDefinition | null {
  if (!settings.locations.email_us) return null;
  return defineForm(settings, {
    id: "email-us",
    title: `Email ${location.name}`,
    category: categoryOfPlace[location.location_type] ?? "General Enquiry",
    steps: [
      {
        title: "Email us",
        fields: [
          ...personFields(settings),
          messageField(settings.enquiry.message_required),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    known: { location_id: location.id },
  });
}

const categoryOfPlace: Record<string, "Service Booking" | "Parts Enquiry"> = {
  service: "Service Booking",
  parts: "Parts Enquiry",
};

/** A job application: who, for what, and the résumé. Null where the site takes none. */
export function careersForm(settings: FormSettings, locations: readonly FormLocation[]): FormDefinition | null {
  if (!settings.careers) return null;
  return defineForm(settings, {
    id: "careers",
    title: "Work with us",
    category: "Careers Enquiry",
    steps: [
      {
        title: "Work with us",
        fields: [
          ...personFields(settings),
          ...locationFields(settings, locations),
          field("text", {
            name: "position",
            label: "Which job?",
            required: false,
            hint: "Leave it empty if you would like to be kept in mind.",
          }),
          messageField(false, "About you"),
          field("file", {
            name: "files",
            label: "Résumé",
            hint: "PDF or photos, up to 10 files of 10 MB each. Add licences or references if you like.",
          }),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
  });
}
