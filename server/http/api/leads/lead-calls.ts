import { z } from "zod";
import { formIds } from "#domain/form/forms.ts";
import { categories } from "#domain/form/categories.ts";
import { answer, type Call, type Calls, problem, secretId, shape } from "#server/http/api/call.ts";

const text = z.string();

const touch = z
  .object({ at: z.iso.datetime(), params: z.record(text, text), referrer: text.nullable() })
  .describe("A landing on the site (3.10.10). Its source is worked out here, and not taken.");

/** Checked by the rules of each form (decision 6), not by this schema. */
const lead = shape(
  "Lead",
  z
    .looseObject({
      name: text,
      first_name: text,
      last_name: text,
      email: z.email(),
      phone: text,
      postcode: text,
      message: text,
      category: z.enum(categories as [string, ...string[]]),
      page_id: text,
      manufacturer_slug: text,
      opt_in: z.boolean(),
      car_id: text,
      location_id: text,
      booking_date_time: text.describe("One of the times of /api/appointments."),
      url: text,
      visited_pages: z.array(text),
      linked_query_params: z.record(text, text),
      first_touch: touch,
      last_touch: touch,
      lead_status: z.enum(["Incomplete", "Complete"]),
      form_completed: z.boolean(),
      step_number: z.int().min(0),
      skipped_steps: z.array(z.object({ from: z.int(), to: z.int() })),
    })
    .partial()
    .describe(
      "The form's own fields and those named here are taken. Others are stored apart, unchecked, for the dealer to read: at most 120 in all, of 5,000 characters each. Fields that the server owns, such as reservation or valuation, are never taken.",
    ),
);

export const submission = shape(
  "Submission",
  z.looseObject({
    form: z
      .enum(formIds as [string, ...string[]])
      .optional()
      .describe("Which form it comes from; decides which fields are required."),
    lead,
    captcha: text.optional().describe("The solution; only the first send of a lead needs it."),
    filled_ms: z.number().optional().describe("How long the form was being filled in."),
  }),
);

const signUp = shape(
  "SignUp",
  z.looseObject({ email: z.email(), first_name: text.optional(), captcha: text.optional() }),
);
const storedLead = shape(
  "Kept",
  z.object({
    lead: z.object({ id: text }),
    own_page: text.optional().describe("Of a complete lead: the private page where its sender sees and changes it."),
  }),
);
const challenge = shape(
  "Challenge",
  z.object({
    algorithm: z.literal("SHA-256"),
    challenge: text,
    maxnumber: z.int(),
    salt: text,
    signature: text,
  }),
);
const appointments = shape(
  "Appointments",
  z.object({
    location_id: text,
    date: text,
    time_zone: text,
    slots: z.array(text),
    reason: text.optional().describe("Why the location offers nothing on any date: it has not opened yet."),
  }),
);

export const idempotencyKey = z
  .string()
  .regex(/^[\w.-]{8,128}$/)
  .optional()
  .describe(
    "Made anew for each send, and again when the body changes. A send that was not acknowledged may be repeated with its key: it is kept once.",
  );
const headers = z.object({ "Idempotency-Key": idempotencyKey });
const path = z.object({ lead_id: secretId });
const problems = {
  400: problem("The body is not JSON, or holds no lead, or the key is malformed."),
  403: problem("The call comes from a page of another site."),
  409: problem("The lead is complete already, or the chosen test-drive time was taken."),
  413: problem("More than 64 kB."),
  422: problem("Fields are missing or wrong, the captcha was refused, or the key stands for another body."),
  429: problem("Too many sends from one address."),
  503: problem("The lead could not be stored. Nothing was kept; send it again with the same key."),
};
const noStore = "Answers like the real call and stores nothing";

const create = (summary: string): Call => ({
  summary,
  headers,
  body: submission,
  answers: { 201: answer("Kept.", storedLead), ...problems },
});
const update = (summary: string): Call => ({
  summary,
  path,
  headers,
  body: submission,
  answers: {
    200: answer("Kept.", storedLead),
    404: problem("No such lead on this site, or it is older than 24 hours."),
    ...problems,
  },
});

const parts = z
  .looseObject({
    lead: text.optional(),
    form: text.optional(),
    captcha: text.optional(),
    files: z
      .array(z.file())
      .max(10)
      .optional()
      .describe(
        "JPEG, PNG, WebP, HEIC or PDF by their bytes; at most 10, of 10 MB each. Any part with a file name is one.",
      ),
  })
  .describe(
    "The part `lead` holds the body of POST /api/leads as JSON; or each field is a part of its own. A lead that was begun is named by `lead_id` inside `lead`.",
  );
const withFiles = (summary: string): Call => ({
  summary,
  headers,
  body: { type: "multipart/form-data", schema: parts },
  answers: {
    201: answer("Kept, with its files.", storedLead),
    200: answer("The lead that was begun is kept, with its files.", storedLead),
    ...problems,
    408: problem("The files stopped arriving."),
    413: problem("A file, or all of them together, are too large."),
    415: problem("Not multipart/form-data."),
    422: problem("A file is not one of these kinds, is damaged, or fields are missing or wrong."),
  },
});

export const leadCalls: Calls = {
  "POST /api/leads": create("Create a lead, or send the first step of one"),
  "PUT /api/leads/{lead_id}": update("Send a further step of an Incomplete lead"),
  "POST /api/leads/with-files": withFiles("Create or complete a lead with files"),
  "POST /mock/leads": create(noStore),
  "PUT /mock/leads/{lead_id}": update(noStore),
  "POST /mock/leads/with-files": withFiles(noStore),
  "POST /api/subscribe": { ...create("Join the mailing list"), body: signUp },
  "POST /api/carClarityCustomer": {
    ...create("Keep a form and forward it to the site's car-clarity address"),
    description:
      "Takes the form's data as it is, or inside `lead`. A later step sends its `lead_id` along. A site without such an address answers 422: Unknown destination: car-clarity.",
  },
  "GET /files/{lead_id}/{file_id}": {
    summary: "A file of a lead, by a signed link that is good for 30 days",
    path: path.extend({ file_id: secretId }),
    query: z.object({ until: text, key: text }),
    answers: {
      200: answer("The file, to be saved."),
      403: answer("The link is not valid, or not any more."),
      404: answer("The file was erased."),
    },
  },
  "GET /api/enquiries/{token}/calendar.ics": {
    summary: "The booking of an enquiry as a calendar file, by the key of its private page",
    path: z.object({ token: text }),
    answers: {
      200: answer("The calendar file.", { type: "text/calendar", schema: text }),
      404: problem("The key opens no booking."),
    },
  },
  "GET /api/appointments": {
    summary: "Free test-drive times of one location on one date",
    query: z.object({ location_id: text, date: z.iso.date() }),
    answers: {
      200: answer("Half hours by the location's own clock.", appointments),
      404: problem("No such location, or no bookings on this site."),
      422: problem("Not a date."),
    },
  },
  "GET /api/captcha/challenge": {
    summary: "A challenge for the ALTCHA widget; solved, it goes with the first send",
    answers: {
      200: answer("A challenge.", challenge),
      404: problem("This site uses another captcha, or none."),
    },
  },
};
