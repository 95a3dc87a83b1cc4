import { isTestDriveOnly } from "#domain/car/availability.ts";
import { bookingField } from "../booking-field.ts";
import { openPlaces } from "../department-places.ts";
import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { agreementFields, locationFields, messageField, optInField, personFields } from "../shared-fields.ts";

/** 2.3: optional date-time and optional message. */
export const testDrive = {
  id: "test-drive",
  categories: {
    "Test Drive": {
      label: "{Test Drive}",
      isSubject: true,
      isStrict: true,
      // Point 9: a Test Drive Only car counts as new, a demo car as used.
      event: (car) =>
        car === null
          ? "general_enquiry"
          : car.car_type === "new" || isTestDriveOnly(car)
            ? "new_test_drive"
            : "used_test_drive",
      success: {
        title: "Thanks, we have your {test drive} request",
        steps: ["We make sure that the {vehicle} is ready and confirm the time with you."],
        ifDriven: "Bring your driver licence.",
      },
      topic: "{test drive} request",
      interest: "test-drive",
    },
  },
  carPage: { segment: "test-drive" },
  takesSeat: true,
  offered: ({ enquiry }) => enquiry.test_drive !== null,
  parts({ settings, locations, car }) {
    const when = field("date-time", { name: bookingField, label: "Preferred date and time", required: false });
    return {
      title: "Book {a Test Drive}",
      category: "Test Drive",
      steps: [
        {
          title: "Book {a Test Drive}",
          fields: [
            ...personFields(settings),
            ...(car ? [] : locationFields(settings, openPlaces(locations))),
            when,
            messageField(false),
            optInField(settings),
            ...agreementFields(settings),
          ],
        },
      ],
      car,
    };
  },
} as const satisfies FormDescriptor;
