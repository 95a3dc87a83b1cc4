import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

type PlacePanelProps = {
  name: string;
  lines: readonly string[];
  /** Address of the embedded map; null where the site has no key for one. */
  map: string | null;
};

/** Where a place is, filling the box it stands in: a map, else the address as on a street sign. */
export function PlacePanel({ name, lines, map }: PlacePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  // 2.3: the map loads only once it scrolls into view.
  useEffect(() => {
    if (map === null || panel.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [map]);
  return (
    <div ref={panel} className="plc">
      {map !== null && seen ? (
        <iframe
          src={map}
          title={`Map of ${name}`}
          // Its own origin is the provider's: it runs its scripts there and opens larger maps, and nothing else.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin"
          allowFullScreen
        />
      ) : (
        <>
          <Icon name="pin" size={28} />
          <address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </>
      )}
    </div>
  );
}
