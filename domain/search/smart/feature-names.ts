/** What people call features, beside the words of the dealer's own list. */
const calledAs: readonly (readonly [feature: RegExp, says: readonly string[]])[] = [
  [/car ?play/i, ["carplay", "car play", "apple carplay", "apple car play"]],
  [/android auto/i, ["android auto"]],
  [/tow ?bar/i, ["tow hitch", "tow ball"]],
  [/adaptive cruise/i, ["adaptive cruise", "radar cruise", "radar cruise control"]],
  [/blind ?spot/i, ["blind spot", "blind spot monitoring", "blind spot warning"]],
  [/360/, ["360 camera", "surround view camera", "birds eye camera"]],
  [/revers\w+ camera/i, ["reverse camera", "rear camera", "backup camera"]],
  [/panoramic/i, ["panoramic roof", "pano roof"]],
  [/sunroof/i, ["sunroof", "moonroof"]],
  [/heated (?:front )?seats/i, ["heated seats", "seat warmers"]],
  [/power(?:ed)? tailgate/i, ["electric tailgate", "powered tailgate", "power boot"]],
];

/** All names of a feature: the dealer's own first. */
export function featureNames(feature: string): string[] {
  const known = calledAs.filter(([pattern]) => pattern.test(feature)).flatMap(([, says]) => says);
  return [feature, ...known];
}
