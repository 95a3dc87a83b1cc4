import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { MapPicture, type ShownMap } from "./map-picture.tsx";

type PlacePanelProps = {
  name: string;
  lines: readonly string[];
  /** Null where there is no provider of maps and nothing to draw. */
  map: ShownMap | null;
};

/** Where a place is, filling the box it stands in: a map, else the address as on a sign. */
export function PlacePanel({ name, lines, map }: PlacePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // 2.3: the map loads only once it scrolls into view. A drawing of ours is here already.
  const isHere = map !== null && "locator" in map;
  const [seen, setSeen] = useState(isHere);
  useEffect(() => {
    if (map === null || isHere || panel.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [map, isHere]);
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
