import { BarAddress, BarLocations, BarNumbers, BarPlaces, BarRating } from "#app/features/chrome/bar-parts.tsx";
import type { ChromeView } from "#app/features/chrome/chrome-view.ts";
import { Socials } from "#app/features/chrome/socials.tsx";

type Props = Pick<ChromeView, "bar" | "first" | "yards">;

/** The dark strip: rating on the left, locations and phone numbers on the right. */
export function Strip({ bar, first, yards }: Props) {
  if (!bar) return null;
  const { rating, locations, places, socials } = bar;
  return (
    <div className="wrap own-header-strip">
      <BarRating rating={rating} />
      <Socials links={socials} size={18} />
      {first?.comingSoon && <p className="own-header-open">{first.comingSoon}</p>}
      {first?.status && (
        <p className="own-header-open">
          <b>{first.open ? "Open" : "Closed,"}</b> {first.status}
        </p>
      )}
      <BarPlaces places={places} />
      <BarAddress places={places} />
      {locations && <BarNumbers yards={yards} />}
      <BarLocations locations={locations} />
    </div>
  );
}
