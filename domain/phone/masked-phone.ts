/** 4.6: "02 9161 4400" becomes "02 9161 ••••": the last four digits wait for a click. */
export function maskedPhone(phone: string): string {
  let left = 4;
  return phone
    .split("")
    .toReversed()
    .map((character) => (/\d/.test(character) && left-- > 0 ? "•" : character))
    .toReversed()
    .join("");
}
