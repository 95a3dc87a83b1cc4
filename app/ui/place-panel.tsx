import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { MapPicture, type ShownMap } from "./map-picture.tsx";

type PlacePanelProps = {
  name: string;
  lines: readonly string[];
  /** Null where the site configures no provider of maps. */
  map: ShownMap | null;
};

/** Where a place is, filling the box it stands in: a map, else the address as on a sign. */
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
        <MapPicture map={map} name={name} />
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
