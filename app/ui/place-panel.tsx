import { Icon } from "./icon.tsx";
import { MapPicture, type ShownMap } from "./map-picture.tsx";

type PlacePanelProps = {
  name: string;
  lines: readonly string[];
  /** Null where there is no provider of maps and nothing to draw. */
  map: ShownMap | null;
};

/** Where a location is, filling its box: a map, otherwise the address in large type. */
export function PlacePanel({ name, lines, map }: PlacePanelProps) {
  if (map !== null && "locator" in map) {
    return (
      <div className="place-panel">
        <MapPicture map={map} name={name} />
      </div>
    );
  }
  return (
    <div className="place-panel">
      <Icon name="pin" size={28} />
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {/* 2.3: another server's map loads only once it scrolls into view. */}
      {map && (
        <template data-when-seen="">
          <MapPicture map={map} name={name} />
        </template>
      )}
    </div>
  );
}
