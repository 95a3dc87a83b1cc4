const OLDEST = 1900;
const alone = /^['’]?((?:19|20)\d{2})(?:[.,]0+)?$/;
/** "12/2015", "2015-06-01", "06.2015", "01/06/2015", "Jun 2015", "2015/06". */
const within =
  /^(?:\d{1,2}[/.-]){0,2}((?:19|20)\d{2})$|^((?:19|20)\d{2})[/.-]\d{1,2}(?:[/.-]\d{1,2})?(?:[T ].*)?$|^[a-z]{3,9}\.? ((?:19|20)\d{2})$/i;

/** The year in a cell, by itself or in a date; null if there is none. */
export function yearIn(text: string): number | null {
  const value = text.trim();
  const found = alone.exec(value) ?? within.exec(value);
  const year = Number(found?.slice(1).find((part) => part !== undefined) ?? Number.NaN);
  return year >= OLDEST ? year : null;
}

/** The year that a title begins with, as in "2015 Honda Civic LX". */
export const yearOfTitle = (title: string): number | null => yearIn(/^\s*((?:19|20)\d{2})\b/.exec(title)?.[1] ?? "");
