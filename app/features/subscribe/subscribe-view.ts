import { newsletterConsent } from "#domain/form/forms/subscribe.ts";
import { siteFormPath } from "#domain/form/forms.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

export type SubscribeView = { title: string; text: string | null; button: string; consent: string; path: string };

/** Null where the site has no mailing list. */
export function toSubscribeView({ subscribe, name }: Pick<PublicSettings, "subscribe" | "name">): SubscribeView | null {
  return subscribe && { ...subscribe, consent: newsletterConsent(name), path: siteFormPath("subscribe") };
}
