import { type DateOrder, readDate } from "#domain/time/read-date.ts";

/** A fact as it is stored with the car. */
export type FactValue = string | number | boolean;

/** The value of a text, in the one writing that is stored; null if the text does not say it. */
export type ReadFact = (text: string, order?: DateOrder) => FactValue | null;

/** One of a few values, each with the ways in which feeds write the whole of it. */
export const oneOf =
  (values: readonly (readonly [value: string, written: RegExp])[]): ReadFact =>
  (text) =>
    values.find(([value, written]) => value.toLowerCase() === text.toLowerCase() || written.test(text))?.[0] ?? null;

const spelled = ["one", "two", "three", "four", "five", "six"];

/** "1", "One owner", "2nd owner", "3 previous keepers". */
export const owners: ReadFact = (text) => {
  const said = /^(\d{1,2}|[a-z]+?)(?:\.0+|st|nd|rd|th)?(?: (?:previous |prior )?(?:owners?|keepers?))?$/i.exec(
    text,
  )?.[1];
  if (said === undefined) return null;
  const known = ["single", "first"].includes(said.toLowerCase()) ? 1 : spelled.indexOf(said.toLowerCase()) + 1;
  const count = known || Number(said);
  return count >= 1 && count <= 20 ? count : null;
};

/** "5", "5 stars", "4/5", "ANCAP 5 star (2021)". Feeds write 0 for a car that nobody has tested. */
export const stars: ReadFact = (text) => {
  const said = /^(?:ancap )?([1-5])(?:\.0+)?(?: ?\/ ?5)?(?:[ -]?stars?)?(?: ancap)?(?: \(?(?:19|20)\d\d\)?)?$/i.exec(
    text,
  );
  return said ? Number(said[1]) : null;
};

export const year: ReadFact = (text) => (/^(?:19|20)\d\d$/.test(text) ? Number(text) : null);

/** A date without a time of day. */
export const day: ReadFact = (text, order) => readDate(text, order)?.slice(0, 10) ?? null;

export const yearOrDay: ReadFact = (text, order) => {
  const said = year(text, order);
  return said === null ? day(text, order) : String(said);
};

export const yesOrNo: ReadFact = (text) => {
  if (/^(?:y|yes|true|1|t)$/i.test(text)) return true;
  return /^(?:n|no|false|0|f)$/i.test(text) ? false : null;
};

export const yesNoOrDay: ReadFact = (text, order) => yesOrNo(text, order) ?? day(text, order);

/** "152000", "152,000 km". */
export const kilometres: ReadFact = (text) => {
  const figure = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.0+)? ?(?:kms?)?$/i.exec(text)?.[1];
  const km = Number(figure?.replaceAll(/\D/g, ""));
  return km > 0 && km <= 2_000_000 ? km : null;
};

/** A few words of the dealer's own. */
export const words: ReadFact = (text) => (/\p{L}/u.test(text) && text.length <= 120 ? text : null);
