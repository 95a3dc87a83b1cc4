import { useEffect, useRef, useState } from "react";
import { imageAt, srcset } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { Address } from "./address-lines.tsx";
import type { LocationView } from "./location-view.ts";

/** The place's picture, else where it is: a map where the site has a key for one, else the address in large letters. */
export function LocationMedia({ location }: { location: LocationView }) {
  const { name, picture, map } = location;
  if (!picture) return <PlacePanel location={location} map={map} />;
  return (
    <div className="loc-m pic">
      <Photo
        src={imageAt(picture.src, 480)}
        srcSet={srcset(picture, 960)}
        sizes="(max-width: 767px) 100vw, 640px"
        width={picture.width}
        height={picture.height}
        alt={`The yard at ${name}`}
        cutout={false}
      />
    </div>
  );
}

function PlacePanel({ location: { name, lines }, map }: { location: LocationView; map: string | null }) {
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
    <div ref={panel} className={map === null ? "loc-m" : "loc-m map"}>
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
        <div className="loc-p">
          <Icon name="pin" size={28} />
          <Address lines={lines} />
        </div>
      )}
    </div>
  );
}
