import type { ReactNode } from "react";
import { imageAt, srcset } from "#domain/image/image-widths.ts";
import { Photo } from "#app/ui/photo.tsx";
import { PlacePanel } from "#app/ui/place-panel.tsx";
import type { LocationView } from "./location-view.ts";

/** The location's picture, otherwise a map if the site has a key for one, otherwise the address in large type. */
export function LocationMedia({ location }: { location: LocationView }) {
  const { name, lines, picture, thumb, map } = location;
  if (!picture) {
    return (
      <div className={map === null ? "location-media" : "location-media map"}>
        <PlacePanel name={name} lines={lines} map={map} />
      </div>
    );
  }
  return (
    <div className="location-media picture">
      <Scaled thumb={thumb}>
        <Photo
          src={imageAt(picture.src, 480)}
          srcSet={srcset(picture, 960)}
          sizes="(max-width: 767px) 100vw, 440px"
          width={picture.width}
          height={picture.height}
          alt={`The yard at ${name}`}
          cutout={false}
        />
      </Scaled>
    </div>
  );
}

/** Chapter 9: on a phone the picture is a thumbnail of 150 pixels, the location's own if it has one. */
function Scaled({ thumb, children }: { thumb: LocationView["thumb"]; children: ReactNode }) {
  if (!thumb) return children;
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={imageAt(thumb.src, 480)} width={thumb.width} height={thumb.height} />
      {children}
    </picture>
  );
}
