import { sessionLives, signInLives } from "#domain/desk/sign-in-rules.ts";

/** `session`: who is signed in. `asked`: which browser asked for a link. */
export type DeskCookieName = "session" | "asked";

/** `maxAge` in seconds; null: until the browser closes; 0: it is gone. */
export type DeskCookie = { name: DeskCookieName; value: string; maxAge: number | null };

export const sessionCookie = (key: string, isKept: boolean): DeskCookie => ({
  name: "session",
  value: key,
  maxAge: isKept ? sessionLives.kept / 1000 : null,
});

export const askedCookie = (key: string): DeskCookie => ({
  name: "asked",
  value: key,
  maxAge: signInLives.asked / 1000,
});

export const endedCookie = (name: DeskCookieName): DeskCookie => ({ name, value: "", maxAge: 0 });
