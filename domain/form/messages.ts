/**
 * Chapters 5 and 8: shown to visitors word for word. Messages about phone numbers and postcodes belong to a country
 * (domain/country).
 */
export const messages = {
  required: "*This is a required field.",
  email: "invalid email address",
  name: "Please use alphabetical characters only.",
  terms: "*You must agree to the terms of use before submitting.",
  submitFailed: "An error occurred when submitting this form",
  unexpected: "An unexpected error occured",
  // Ours: the spec has no text for these.
  oneMore: "Your answer leads to one more question. Please answer it below, then continue.",
  option: "Please choose one of the options.",
  tooLong: (most: number): string => `Please use at most ${most} characters.`,
  unprintable: "Please remove the characters that cannot be shown.",
  number: "Please enter a whole number.",
  numberRange: (min: number, max: number): string => `Please enter a number from ${min} to ${max}.`,
  date: "Please choose a date.",
  datePast: "Please choose a day that is still to come.",
  dateOrder: "This date comes before the one above. Please choose a later one.",
  dropOff: "We are closed then. Please choose a time from the list.",
  dateTime: "Please choose a date and time from the list.",
  timeMissing: "Please choose a time for that day too.",
} as const;

export interface Failure {
  /** The text of the alert. */
  alert: string;
  /** The form's error, shown below it. */
  formError: string;
}

/** Chapter 8: the shared form has its own alert text; the other variant shows the server's. */
export function failureOf(serverError: string | null, showServerError: boolean): Failure {
  if (showServerError) {
    const text = serverError || messages.unexpected;
    return { alert: text, formError: text };
  }
  return { alert: messages.submitFailed, formError: serverError || messages.submitFailed };
}
