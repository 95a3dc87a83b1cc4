/** Plain data, because forms send it to the browser. */
export interface Postcode {
  /** What people call it. */
  word: string;
  /** A regular expression for a postcode as `plainPostcode` writes it. */
  shape: string;
  /** The most characters that people type. */
  longest: number;
  digitsOnly: boolean;
  example: string;
  /** The message for an invalid one. */
  message: string;
  /** Whether enquiries ask for it (spec 5.3.3). */
  inEnquiries: boolean;
}

/** "sw1a  1aa" is SW1A 1AA. */
export const plainPostcode = (text: string): string => text.toUpperCase().replaceAll(/\s+/g, " ");

export const isPostcode = (text: string, { shape }: Pick<Postcode, "shape">): boolean =>
  new RegExp(shape).test(plainPostcode(text));
