import type { Env } from "#server/environment/env.ts";

export type DeskPlace = Pick<Env, "DESK_HOST" | "PUBLIC_SCHEME" | "PORT">;

const hostOfDesk = ({ DESK_HOST, PORT }: DeskPlace): string => DESK_HOST ?? `desk.localhost:${PORT}`;

/** Its name without a port, as requests are sorted by it. */
export const deskName = (env: DeskPlace): string => hostOfDesk(env).replace(/:\d+$/, "");

/** Where people of the desk go, as links in mails name it. */
export const deskOrigin = (env: DeskPlace): string => `${env.PUBLIC_SCHEME}://${hostOfDesk(env)}`;

/** The page of a sign-in's link: it only shows a button, because mail scanners open links too. */
export const linkUrl = (origin: string, token: string): string =>
  `${origin}/sign-in/link?token=${encodeURIComponent(token)}`;

/** Who mails to people without a site are from, and those whose site does not run. */
export function deskSender(env: DeskPlace & Pick<Env, "OPERATOR_EMAIL">): string {
  return env.OPERATOR_EMAIL[0] ?? `desk@${deskName(env)}`;
}
