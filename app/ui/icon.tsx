import sprite from "./icons.svg?url";

export type IconName =
  | "alert"
  | "arrow"
  | "back"
  | "bed"
  | "bell"
  | "bolt"
  | "calculator"
  | "calendar"
  | "camera"
  | "car"
  | "chat"
  | "check"
  | "chevron"
  | "close"
  | "compare"
  | "directions"
  | "down"
  | "drive"
  | "expand"
  | "eye"
  | "facebook"
  | "file"
  | "filter"
  | "fuel"
  | "gauge"
  | "gears"
  | "grid"
  | "heart"
  | "info"
  | "instagram"
  | "leaf"
  | "linkedin"
  | "linktree"
  | "list"
  | "mail"
  | "menu"
  | "next"
  | "percent"
  | "phone"
  | "photos"
  | "pin"
  | "play"
  | "print"
  | "ruler"
  | "search"
  | "seats"
  | "share"
  | "shield"
  | "spin"
  | "swap"
  | "tiktok"
  | "twitter"
  | "up"
  | "weight"
  | "whatsapp"
  | "wrench"
  | "youtube";

/** One icon of the sprite. Decoration only: the text beside it, or its button's label, says what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
