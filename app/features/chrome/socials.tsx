import { Icon } from "#app/ui/icon.tsx";
import type { SocialKind, SocialLink } from "./social-links.ts";

const socialNames: Record<SocialKind, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  whatsapp: "WhatsApp",
  twitter: "Twitter",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  linktree: "Linktree",
};

export function Socials({ links, size = 22 }: { links: readonly SocialLink[]; size?: number }) {
  if (links.length === 0) return null;
  return (
    <span className="socials">
      {links.map(({ kind, url }) => (
        <a key={kind} href={url} aria-label={socialNames[kind]} rel="noopener">
          <Icon name={kind} size={size} />
        </a>
      ))}
    </span>
  );
}

/** By name, for a list of links. */
export function SocialItems({ links }: { links: readonly SocialLink[] }) {
  return links.map(({ kind, url }) => (
    <li key={kind}>
      <a href={url} rel="noopener">
        {socialNames[kind]}
      </a>
    </li>
  ));
}
