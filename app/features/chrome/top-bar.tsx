import type { ReactNode } from "react";
import { telLink } from "#domain/phone/tel-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BarAddress, BarLocations, BarNumbers, BarPlaces, BarRating } from "./bar-parts.tsx";
import type { ChromeView } from "./chrome-view.ts";
import { Socials } from "./socials.tsx";

type TopBarProps = {
  view: ChromeView;
  /** Passed by headers that have the favourites link in the bar. */
  savedCount?: ReactNode;
  /** Headers that show the number themselves on large screens omit it there. */
  phone?: "always" | "small screens";
};

/** 2.3, Top banner, as one line above the header. */
export function TopBar({ view, savedCount, phone = "always" }: TopBarProps) {
  const { saved } = view;
  if (!view.bar) return null;
  return (
    <div className="top-bar">
      <div className="wrap top-bar-inner">
        <div className="top-bar-facts">
          <Facts view={view} phone={phone} />
        </div>
        {savedCount !== undefined && saved?.inHeader && (
          <a className="wide" href={saved.url}>
            <Icon name="heart" size={16} />
            {saved.label} {savedCount}
          </a>
        )}
      </div>
    </div>
  );
}

function Facts({ view, phone }: Required<Pick<TopBarProps, "view" | "phone">>) {
  const { bar, yards } = view;
  if (!bar) return null;
  const { rating, locations, places, socials } = bar;
  return (
    <>
      <BarRating rating={rating} />
      <span className="top-bar-space" />
      <Socials links={socials} size={18} />
      <BarLocations locations={locations} />
      {locations && <BarNumbers yards={yards} />}
      <BarPlaces places={places} />
      <BarAddress places={places} />
      <a className={phone === "always" && places.length === 0 ? undefined : "slim"} href={telLink(view.phone)}>
        <Icon name="phone" size={16} />
        {view.phone}
      </a>
    </>
  );
}
