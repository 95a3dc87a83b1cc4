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

export function socialLinks(social: PublicSettings["social"]): SocialLink[] {
  return Object.entries(social).flatMap(([name, url]) =>
    url === null ? [] : [{ kind: name.replace(/_url$/, "") as SocialKind, url }],
  );
}
