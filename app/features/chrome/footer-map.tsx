import { Icon } from "#app/ui/icon.tsx";
import type { FooterMap as Place } from "./footer-view.ts";

/** 2.3: an embedded map, loaded when it is about to be seen; the address where the site has no key for one. */
export function FooterMap({ map }: { map: Place | null }) {
  if (!map) return null;
  const { name, lines, src, directions, target } = map;
  return (
    <div className="f-m">
      <h2>Find us</h2>
      {src !== null && (
        <iframe
          src={src}
          title={`Map of ${name}`}
          loading="lazy"
          // Its own origin is the provider's: it runs its scripts there and opens larger maps, and nothing else.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin"
          allowFullScreen
        />
      )}
      <address>
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <a href={directions} target={target} rel="noopener">
        <Icon name="directions" size={18} />
        Get Directions<span className="vh"> to {name}</span>
      </a>
    </div>
  );
}
