import { ownValue } from "#domain/text/own-value.ts";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { imageAt, srcset } from "#domain/image/image-widths.ts";
import { IconButton } from "#app/ui/button.tsx";
import { MediaDialog } from "./media-dialog.tsx";
import type { VehiclePhoto } from "./vehicle-view.ts";

type FullScreenProps = { photos: VehiclePhoto[]; title: string; start: number; onClose: () => void };

/** All photos full screen: swipe, scroll or use the arrow keys; pinch to zoom. */
export function FullScreen({ photos, title, start, onClose }: FullScreenProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.scrollTo({ left: start * strip.current.clientWidth, behavior: "instant" });
  }, [start]);
  const step = (by: number) => strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: "smooth" });
  const onKey = (event: KeyboardEvent) => {
    const by = ownValue({ ArrowRight: 1, ArrowLeft: -1 }, event.key);
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <MediaDialog
      label={`Photos of ${title}`}
      onClose={onClose}
      onKeyDown={onKey}
      buttons={
        <>
          <IconButton icon="back" label="Previous photo" onClick={() => step(-1)} />
          <IconButton icon="arrow" label="Next photo" onClick={() => step(1)} />
        </>
      }
    >
      {/* It scrolls and contains nothing focusable, so the keyboard could not reach it without this. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={strip} tabIndex={0}>
        {photos.map((photo, index) => (
          <li key={photo.src}>
            <img
              className={photo.cutout ? "cut" : undefined}
              src={imageAt(photo.src, 960, 100)}
              srcSet={srcset(photo, 1440, 100)}
              sizes="100vw"
              width={photo.width}
              height={photo.height}
              alt={`${title}, ${index + 1} of ${photos.length}`}
              loading={Math.abs(index - start) < 2 ? "eager" : "lazy"}
            />
          </li>
        ))}
      </ul>
    </MediaDialog>
  );
}
