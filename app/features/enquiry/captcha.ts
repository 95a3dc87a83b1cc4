import { type AltchaChallenge, solveAltcha } from "#domain/form/solve-altcha.ts";
import type { FormView } from "./form-view.ts";
import type { SessionWorld } from "./session-world.ts";

type Captcha = SessionWorld["captcha"];

const none: Captcha = { prepare: () => undefined, token: async () => null, renew: () => undefined };

/** Starts in the background at the first interaction with a form, so that nobody waits for it at the end. */
export function captchaFor(captcha: FormView["captcha"], widget: () => Promise<string>): Captcha {
  if (captcha === null) return none;
  // If the provider cannot be reached, for example because of a blocker, the platform's own challenge replaces it.
  const solve = captcha.kind === "altcha" ? solveChallenge : () => widget().catch(solveChallenge);
  let solving: Promise<string | null> | null = null;
  const start = (): Promise<string | null> => {
    if (solving) return solving;
    const begun = solve();
    // A failed attempt, for example offline, is repeated when the token is needed.
    begun.catch(() => {
      if (solving === begun) solving = null;
    });
    solving = begun;
    return begun;
  };
  return {
    prepare: () => void start().catch(() => undefined),
    token: start,
    renew: () => {
      solving = null;
    },
  };
}

async function solveChallenge(): Promise<string | null> {
  const response = await fetch("/api/captcha/challenge");
  if (!response.ok) throw new Error(`no challenge: ${response.status}`);
  return solveAltcha((await response.json()) as AltchaChallenge);
}
