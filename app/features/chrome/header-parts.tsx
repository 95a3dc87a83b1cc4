import type { ReactNode } from "react";
import { IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ChromeView } from "./chrome-view.ts";

/** The first keyboard stop on every page. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}

type LogoProps = { view: ChromeView; on?: "header" | "page"; className?: string };

export function LogoLink({ view: { logo, name }, on = "header", className = "logo" }: LogoProps) {
  return (
    <a className={className} href="/">
      <img src={logo[on]} width={logo.width} height={logo.height} alt={`${name}, home`} />
    </a>
  );
}

type SavedProps = { view: ChromeView; savedCount: ReactNode; size?: number; className?: string };

/** Saved cars as a heart with their number. */
export function SavedIcon({
  view: { saved },
  savedCount,
  size = 22,
  className = "icon-button saved-link",
}: SavedProps) {
  return (
    saved?.inHeader && (
      <a className={className} href={saved.url}>
        <Icon name="heart" size={size} />
        <span className="unseen">{saved.label} </span>
        {savedCount}
      </a>
    )
  );
}

/** Opens the drawer. */
export function MenuButton({ size = 24 }: { size?: number }) {
  return <IconButton className="burger" icon="menu" iconSize={size} label="Menu" popoverTarget="menu" />;
}
