import type { PublicSettings } from "#site/schema/site-settings.ts";
import { ask } from "./ask.ts";

export const keyPageNames = [
  "home",
  "listing",
  "vehicle",
  "contact",
  "form",
  "checkout",
  "finance",
  "trade-in",
] as const;
export type KeyPage = { name: (typeof keyPageNames)[number]; path: string };

/** The main pages of a site, one of each kind that it has. Listing and car are where its visitors start. */
export async function keyPages(port: number, slug: string, settings: PublicSettings): Promise<KeyPage[]> {
  const reply = await ask(port, slug, "/search");
  const listing = new URL(reply.headers.location ?? "/search", "http://site.example").pathname;
  const { text } = reply.status === 200 ? reply : await ask(port, slug, listing);
  const linked = (pattern: RegExp) => pattern.exec(text)?.[1] ?? null;
  const paths: Record<KeyPage["name"], string | null> = {
    home: "/",
    listing,
    vehicle: linked(/href="(\/cars\/[^"/?]+)"/) ?? "/cars",
    contact: "/contact",
    form: linked(/href="(\/cars\/[^"/?]+\/enquire)"/) ?? "/enquire",
    checkout: settings.payment_provider && linked(/href="(\/cars\/[^"/?]+\/(?:checkout|buy-online))"/),
    finance: settings.finance_provider?.path ?? null,
    "trade-in": settings.trade_in?.path ?? null,
  };
  return keyPageNames.flatMap((name) => {
    const path = paths[name];
    return path === null ? [] : [{ name, path }];
  });
}
