import { storedText, storeText } from "#app/ui/stored-text.ts";
import { isDirect, isLive, type Landing, readTouch, type Touches } from "#domain/visit/touch.ts";
import { consentKey } from "./consent-key.ts";

// Spec 3.10.13: in this browser only, until a form is sent.

const key = "forecourt.touches";

/** Stores a landing and returns both touches. The first stays; a visit without a referrer or campaign replaces no last one. */
export function rememberLanding(landing: Landing | null, now: number): Touches | null {
  const before = rememberedTouches(null, now);
  if (landing === null || hasRefused() || (before && isDirect(landing))) return before;
  const touch = { at: new Date(now).toISOString(), ...landing };
  const touches = { first_touch: before?.first_touch ?? touch, last_touch: touch };
  storeText(key, JSON.stringify(touches));
  return touches;
}

/** `landed`: the touches of this page, where nothing can be stored. Touches older than 90 days are removed, and all of them after a "no". */
export function rememberedTouches(landed: Touches | null, now: number): Touches | null {
  const touches = hasRefused() ? null : (storedTouches(now) ?? landed);
  if (touches === null) storeText(key, null);
  return touches;
}

function storedTouches(now: number): Touches | null {
  const stored = parsed(storedText(key));
  const [first, last] = [readTouch(stored["first_touch"]), readTouch(stored["last_touch"])];
  if (!last || !isLive(last, now)) return null;
  return { first_touch: first && isLive(first, now) ? first : last, last_touch: last };
}

const hasRefused = (): boolean => storedText(consentKey) === "no";

function parsed(text: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
