import type { PublicSettings } from "#site/schema/site-settings.ts";

export type SocialLink = { kind: SocialKind; url: string };
export type SocialKind =
  | "facebook"
  | "instagram"
  | "youtube"
  | "whatsapp"
  | "twitter"
  | "tiktok"
  | "linkedin"
  | "linktree";

/** In the spec's order (2.3). */
export function socialLinks(social: PublicSettings["social"]): SocialLink[] {
  const all: [SocialKind, string | null][] = [
    ["facebook", social.facebook_url],
    ["instagram", social.instagram_url],
    ["youtube", social.youtube_url],
    ["whatsapp", social.whatsapp_url],
    ["twitter", social.twitter_url],
    ["tiktok", social.tiktok_url],
    ["linkedin", social.linkedin_url],
    ["linktree", social.linktree_url],
  ];
  return all.flatMap(([kind, url]) => (url === null ? [] : [{ kind, url }]));
}
