import { imageAt, srcset } from "#domain/image/image-widths.ts";
import type { VehiclePhoto } from "./vehicle-view.ts";

const shown = 5;

type ThumbnailsProps = {
  photos: VehiclePhoto[];
  current: number;
  onPick: (index: number) => void;
  onAll: () => void;
};

/** Thumbnails of the first photos; the last one opens all others. */
export function Thumbnails({ photos, current, onPick, onAll }: ThumbnailsProps) {
  return (
    <ul className="gallery-thumbs">
      {photos.slice(0, shown).map((photo, index) => {
        const rest = index === shown - 1 ? photos.length - shown : 0;
        return (
          <li key={photo.src}>
            <a
              href={`#photo-${index + 1}`}
              aria-current={current === index || undefined}
              aria-label={rest > 0 ? `+${rest}, see all ${photos.length} photos` : `Photo ${index + 1}`}
              onClick={(event) => {
                event.preventDefault();
                if (rest > 0) onAll();
                else onPick(index);
              }}
            >
              <img
                className={photo.cutout ? "cut" : undefined}
                src={imageAt(photo.thumb ?? photo.src, 240)}
                srcSet={photo.thumb ? undefined : srcset(photo, 720)}
                sizes="auto, (max-width: 1199px) 20vw, 160px"
                width={240}
                height={160}
                alt=""
                loading="lazy"
              />
              {rest > 0 && <span data-all={photos.length}>+{rest}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
