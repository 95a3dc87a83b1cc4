import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import type { DeskCookie, DeskCookieName } from "#server/desk/desk-cookie.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

/** Browsers refuse the prefix without https, which only the machine itself may do without. */
const fullName = (name: DeskCookieName, isSecure: boolean): string => `${isSecure ? "__Host-" : ""}desk-${name}`;

export const readCookie = (c: Context<RequestEnv>, name: DeskCookieName, isSecure: boolean): string | null =>
  getCookie(c, fullName(name, isSecure)) ?? null;

export const cookieHeader = ({ name, value, maxAge }: DeskCookie, isSecure: boolean): string =>
  serialize(fullName(name, isSecure), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure,
    ...(maxAge === null ? {} : { maxAge }),
  });
