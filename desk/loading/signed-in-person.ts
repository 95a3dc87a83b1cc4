import { createContext, type MiddlewareFunction, redirectDocument } from "react-router";
import type { Me } from "#site/desk-port.ts";
import { portOf } from "../desk-context.ts";

/** Who is signed in; set for every route below `routes/signed-in.tsx`. */
export const meContext = createContext<Me>();

/** Nobody gets past it who is not signed in. They come back to the same address afterwards. */
export const signedInOnly: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const me = await portOf(context).me();
  if (!me) throw redirectDocument(`/sign-in?to=${encodeURIComponent(url.pathname + url.search)}`);
  context.set(meContext, me);
  return next();
};
