import { inWords, type VehicleWords } from "#domain/car/vehicle-words.ts";
import type { FieldErrors } from "#domain/form/field.ts";

export type LeadProblem = {
  status: 400 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 503 | 507;
  error: string;
  fields?: FieldErrors;
};

const checkFields = "Please check the fields marked below.";

/** The messages for a refused form: what happened, and what to do. */
export const leadProblems = {
  notJson: problem(400, "This form could not be read. Please reload the page and send it again."),
  noLead: problem(400, "This form arrived without its details. Please reload the page and send it again."),
  badKey: problem(400, "The Idempotency-Key header has to be 8 to 128 letters, digits, dots, hyphens or underscores."),
  keyReused: problem(422, "This key was already used for another message. Please send the form again."),
  tooLarge: problem(413, "This is more than we can take in one message. Please shorten it and send it again."),
  leadTooLarge: problem(
    413,
    "With its earlier steps this enquiry is more than we can take. Please send it again from the start, and shorter.",
  ),
  tooManySends: problem(422, "This enquiry was changed too often. Please send it again from the start."),
  tooManyFields: problem(
    422,
    "This form holds more fields than we can take. Please reload the page and send it again.",
  ),
  notOffered: problem(422, "This site does not take this kind of enquiry. Please use the contact page instead."),
  reserveElsewhere: problem(
    422,
    "{A vehicle} is reserved with POST /api/reservations, or on its own checkout page. This was not sent, and nothing was charged.",
  ),
  notBuiltYet: problem(
    422,
    "This {vehicle} is made to order, so there is none to drive yet. Please send an enquiry instead.",
  ),
  notFound: problem(404, "We cannot find the enquiry you started. Please send it again from the start."),
  alreadySent: problem(409, "This enquiry was already sent. We have it, and nothing was changed."),
  tooMany: problem(429, "That was a lot at once. Please wait a minute and send it again."),
  notMultipart: problem(415, "Files are sent as multipart/form-data. Please reload the page and send the form again."),
  brokenUpload: problem(400, "The files did not arrive whole. Please check your connection and send them again."),
  tooSlow: problem(408, "The files stopped arriving. Please check your connection and send them again."),
  uploadTooLarge: problem(413, "These files are more than we can take at once. Please send at most 10 of 10 MB each."),
  busy: problem(503, "We are taking in a lot of files just now. Please try again in a moment."),
  diskFull: problem(
    507,
    "We have no room for files just now. Please send your enquiry without them, or call us and we will help.",
  ),
  storageAway: problem(
    503,
    "We cannot take files just now. Please send your enquiry without them, or try again in a few minutes.",
  ),
  unknownDestination: problem(422, "Unknown destination: car-clarity"),
  unavailable: problem(503, "We could not save your message just now. Please try again in a moment."),
  captcha: fieldProblem(422, "captcha", "We could not confirm that you are a person. Please try again."),
  slotTaken: fieldProblem(409, "booking_date_time", "That time has just been taken. Please choose another."),
  carTaken: problem(
    409,
    "Somebody else is reserving this {vehicle} right now. If they do not finish within 15 minutes it is free again. You have not been charged.",
  ),
  noReservations: problem(
    409,
    "We take no reservations on this website, and you have not been charged. Please call us and we will help.",
  ),
  noReservation: problem(404, "We cannot find this reservation. Please call us, and have your reference ready."),
  paymentUnavailable: problem(
    503,
    "Our payment service does not answer just now. You have not been charged, and it stays held for you for a few minutes: please try again.",
  ),
  tooManyHolds: problem(
    429,
    "You have started several reservations in the last hour. Please finish one of them, or call us and we will help.",
  ),
} as const satisfies Record<string, LeadProblem>;

/** A car that cannot be reserved, with the reason. */
export function notReservable(reason: string): LeadProblem {
  return problem(409, reason);
}

export function fieldsProblem(fields: FieldErrors): LeadProblem {
  return { status: 422, error: checkFields, fields };
}

function problem(status: LeadProblem["status"], error: string): LeadProblem {
  return { status, error };
}

export function fieldProblem(status: LeadProblem["status"], field: string, error: string): LeadProblem {
  return { status, error, fields: { [field]: error } };
}

/** Thrown inside the service, answered at its edge. */
export class LeadError extends Error {
  readonly problem: LeadProblem;

  constructor(problem: LeadProblem, cause?: unknown) {
    super(problem.error, { cause });
    this.problem = problem;
  }
}

/** The same in the words of a site. */
export function problemInWords(found: LeadProblem, words: VehicleWords): LeadProblem {
  const fields = Object.entries(found.fields ?? {}).map(([name, text]) => [name, inWords(text, words)] as const);
  return {
    ...found,
    error: inWords(found.error, words),
    ...(found.fields && { fields: Object.fromEntries(fields) }),
  };
}

const reasons = new Map<LeadProblem, string>(Object.entries(leadProblems).map(([name, one]) => [one, name]));

/** Every answer of `reasonOf`. */
export const problemReasons: readonly string[] = [...reasons.values(), "fields", "notReservable", "fault"];

/** One word for the metrics. A problem that is made for its occasion counts by its kind. */
export function reasonOf(found: LeadProblem | null): string {
  if (found === null) return "fault";
  return reasons.get(found) ?? (found.fields ? "fields" : "notReservable");
}
