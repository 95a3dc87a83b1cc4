import { Icon } from "#app/ui/icon.tsx";
import { MapPicture } from "#app/ui/map-picture.tsx";
import type { FooterMap as Place } from "./footer-view.ts";

/** 2.3: an embedded map, loaded when it is about to scroll into view; only the address if the site configures none. */
export function FooterMap({ map }: { map: Place | null }) {
  if (!map) return null;
  const { name, lines, map: picture, directions, target } = map;
  return (
    <div className="footer-map">
      <h2>Find us</h2>
      {picture && (
        <div className="footer-picture">
          <MapPicture map={picture} name={name} />
        </div>
      )}
      <address>
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <a href={directions} target={target} rel="noopener">
        <Icon name="directions" size={18} />
        Get Directions<span className="unseen"> to {name}</span>
      </a>
    </div>
  );
}
