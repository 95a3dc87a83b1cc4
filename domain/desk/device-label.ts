/** First match wins: nearly every browser also names the ones that it descends from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

/** "Chrome on Android": enough for a person to recognise their own device. */
export function deviceLabel(userAgent: string): string {
  const [browser, system] = [browsers, systems].map((rows) => rows.find(([sign]) => sign.test(userAgent))?.[1]);
  if (system === undefined) return browser ?? "An unknown device";
  return `${browser ?? "A browser"} on ${system}`;
}
