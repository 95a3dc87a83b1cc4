import { themeVariables } from "#site/theme.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

type LinkTag = { rel: string; href: string; type?: string; title?: string };
type MetaTag = { name: string; content: string };

/**
 * 2.3, Page head: the part that is the same on every page of a site. Plain data, so that no code for it reaches a
 * browser.
 */
export function siteHead(settings: PublicSettings, favicon: string): (LinkTag | MetaTag)[] {
  const { chat_assistant, google_site_verification, tags, privacy_path } = settings;
  const meta = (name: string, content: string | null | undefined): MetaTag[] =>
    content === null || content === undefined ? [] : [{ name, content }];
  return [
    { rel: "icon", href: favicon },
    { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
    { rel: "manifest", href: "/manifest.webmanifest" },
    { rel: "alternate", href: "/new-arrivals.xml", type: "application/rss+xml", title: "New arrivals" },
    ...meta("theme-color", themeVariables(settings)["brand"]),
    ...meta("google-site-verification", google_site_verification),
    ...meta("chat-assistant:message", chat_assistant?.message),
    ...meta("site-scripts", tags ? JSON.stringify({ ...sentTags(tags), privacy: privacy_path }) : null),
  ];
}

/** A site without the setting has the head that it had before there was one. */
function sentTags({ consent_mode, ...tags }: NonNullable<PublicSettings["tags"]>) {
  return consent_mode === null ? tags : { ...tags, consent_mode };
}
