import { Icon } from "./icon.tsx";
import { LocatorPicture, type ShownLocator } from "./locator-picture.tsx";

/** A page of the provider, map tiles, or our own drawing. */
export type ShownMap =
  | { locator: ShownLocator }
  | { frame: string }
  | { tiles: readonly { src: string; left: number; top: number }[]; attribution: string };

/** The map of a location, filling its box, with the location in the middle. */
export function MapPicture({ map, name }: { map: ShownMap; name: string }) {
  if ("locator" in map) return <LocatorPicture locator={map.locator} name={name} />;
  if ("frame" in map) {
    return (
      <iframe
        src={map.frame}
        title={`Map of ${name}`}
        loading="lazy"
        // Its own origin is the provider's: it runs its scripts there and opens larger maps, and nothing else.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin"
        allowFullScreen
      />
    );
  }
  return (
    <div className="map-picture" role="img" aria-label={`Map of ${name}`}>
      {map.tiles.map(({ src, left, top }) => (
        <img
          key={src}
          src={src}
          alt=""
          width={256}
          height={256}
          loading="lazy"
          style={{ left: `calc(50% + ${left}px)`, top: `calc(50% + ${top}px)` }}
        />
      ))}
      <Icon name="pin" size={36} />
      <small>{map.attribution}</small>
    </div>
  );
}
