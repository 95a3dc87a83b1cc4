import { ownValue } from "#domain/text/own-value.ts";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { imageAt, srcset } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { usePhotoStrip } from "./use-photo-strip.ts";
import type { VehicleView } from "./vehicle-view.ts";

const FullScreen = lazy(() => import("./full-screen.tsx").then((module) => ({ default: module.FullScreen })));
const Spin = lazy(() => import("./spin.tsx").then((module) => ({ default: module.Spin })));
const Video = lazy(() => import("./video.tsx").then((module) => ({ default: module.Video })));

type GalleryProps = Pick<VehicleView, "photos" | "spin" | "video" | "full" | "state"> & {
  tag: ReactNode;
  /** Display width of a photo. */
  sizes?: string | undefined;
};

const usualSizes = "(max-width: 1199px) 100vw, 900px";

/** What the visitor opened full screen. */
type Dialog = "photos" | "spin" | "video";

/** A strip that swipes and scrolls, even without a script. A script adds buttons, counter and full screen. */
export function Gallery({ photos, spin, video, full, tag, state, sizes = usualSizes }: GalleryProps) {
  const strip = usePhotoStrip(photos.length);
  const { current, show } = strip;
  const [open, setOpen] = useState<Dialog | null>(null);
  const extras = (
    <div className="gallery-extras">
      <Extras spin={spin} video={video} onOpen={setOpen} />
    </div>
  );
  return (
    <section className={`gallery is-${state}`} aria-label="Photos">
      {photos.length === 0 ? (
        <div className="gallery-main gallery-empty">
          {tag}
          <Icon name="camera" size={40} />
          <p>Photos are on their way</p>
          {extras}
        </div>
      ) : (
        <div className="gallery-main">
          <Strip photos={photos} full={full} sizes={sizes} strip={strip} onOpen={setOpen} />
          {tag}
          {extras}
          <div className="gallery-controls">
            <span>
              <span className="unseen">Photo </span>
              {current + 1} of {photos.length}
            </span>
            <button className="with-script" type="button" aria-label="Previous photo" onClick={() => show(current - 1)}>
              <Icon name="back" />
            </button>
            <button className="with-script" type="button" aria-label="Next photo" onClick={() => show(current + 1)}>
              <Icon name="arrow" />
            </button>
            <button className="with-script" type="button" aria-label="Full screen" onClick={() => setOpen("photos")}>
              <Icon name="expand" />
            </button>
          </div>
        </div>
      )}
      {photos.length > 1 && (
        <Thumbnails photos={photos} current={current} onPick={show} onAll={() => setOpen("photos")} />
      )}
      <Suspense>
        {open === "photos" && <FullScreen photos={photos} title={full} start={current} onClose={() => setOpen(null)} />}
        {open === "spin" && <Spin frames={spin} title={full} onClose={() => setOpen(null)} />}
        {open === "video" && video && <Video video={video} title={full} onClose={() => setOpen(null)} />}
      </Suspense>
    </section>
  );
}

type StripProps = Pick<GalleryProps, "photos" | "full"> & {
  sizes: string;
  strip: ReturnType<typeof usePhotoStrip>;
  onOpen: (dialog: Dialog) => void;
};

/** Every photo is a button that opens it in full screen; arrow keys go from one to the next. */
function Strip({ photos, full, sizes, strip: { strip, current, show, onScroll, letGo }, onOpen }: StripProps) {
  const onKey = (event: KeyboardEvent) => {
    const by = ownValue({ ArrowRight: 1, ArrowLeft: -1 }, event.key);
    if (by === undefined) return;
    event.preventDefault();
    const shown = strip.current?.children[show(current + by)];
    shown?.querySelector("button")?.focus({ preventScroll: true });
  };
  return (
    <ul className="gallery-strip" ref={strip} onScroll={onScroll} onPointerDown={letGo} onWheel={letGo}>
      {photos.map((photo, index) => (
        <li key={photo.src} id={`photo-${index + 1}`}>
          <button
            type="button"
            tabIndex={index === current ? 0 : -1}
            onKeyDown={onKey}
            onClick={() => onOpen("photos")}
          >
            <Photo
              src={imageAt(photo.src, 960)}
              srcSet={srcset(photo)}
              sizes={sizes}
              width={photo.width}
              height={photo.height}
              alt={`${full}, ${index + 1} of ${photos.length}`}
              cutout={photo.cutout}
              eager={index === 0}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

type ExtrasProps = Pick<GalleryProps, "spin" | "video"> & { onOpen: (dialog: Dialog) => void };

/** The other ways to look at the car; without a script a video is a link. */
function Extras({ spin, video, onOpen }: ExtrasProps) {
  return (
    <>
      {spin.length > 0 && (
        <button className="gallery-button with-script" type="button" onClick={() => onOpen("spin")}>
          <Icon name="spin" />
          Spin
        </button>
      )}
      {video && (
        <a
          className="gallery-button"
          href={video.src}
          data-replay=""
          onClick={(event) => {
            event.preventDefault();
            onOpen("video");
          }}
        >
          <Icon name="play" />
          Video
        </a>
      )}
    </>
  );
}
