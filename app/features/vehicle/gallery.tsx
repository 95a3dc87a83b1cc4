import { ownValue } from "#domain/text/own-value.ts";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { imageAt, srcset } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { Thumbnails } from "./thumbnails.tsx";
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

/** A strip that swipes and scrolls, even without a script. A script adds buttons, counter and full screen. */
export function Gallery({ photos, spin, video, full, tag, state, sizes = usualSizes }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, setOpen] = useState<"photos" | "spin" | "video" | null>(null);
  /** The scroll target of the strip: the counter shows it at once, and the next press counts from there. */
  const heading = useRef<number | null>(null);
  const show = (index: number) => {
    const at = (index + photos.length) % photos.length;
    heading.current = at;
    setCurrent(at);
    strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: "smooth" });
    return at;
  };
  const onScroll = () => {
    if (!strip.current) return;
    const at = Math.round(strip.current.scrollLeft / strip.current.clientWidth);
    if (heading.current === null) setCurrent(at);
    else if (heading.current === at) heading.current = null;
  };
  // The strip swipes before any script has come: the counter catches up.
  useEffect(onScroll, []);
  /** A swipe or the wheel cancels the scroll target. */
  const letGo = () => (heading.current = null);
  const onKey = (event: KeyboardEvent) => {
    const by = ownValue({ ArrowRight: 1, ArrowLeft: -1 }, event.key);
    if (by === undefined) return;
    event.preventDefault();
    const shown = strip.current?.children[show(current + by)];
    shown?.querySelector("button")?.focus({ preventScroll: true });
  };
  const extras = (
    <>
      {spin.length > 0 && (
        <button className="gallery-button with-script" type="button" onClick={() => setOpen("spin")}>
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
            setOpen("video");
          }}
        >
          <Icon name="play" />
          Video
        </a>
      )}
    </>
  );
  return (
    <section className={`gallery is-${state}`} aria-label="Photos">
      {photos.length === 0 ? (
        <div className="gallery-main gallery-empty">
          {tag}
          <Icon name="camera" size={40} />
          <p>Photos are on their way</p>
          <div className="gallery-extras">{extras}</div>
        </div>
      ) : (
        <div className="gallery-main">
          <ul className="gallery-strip" ref={strip} onScroll={onScroll} onPointerDown={letGo} onWheel={letGo}>
            {photos.map((photo, index) => (
              <li key={photo.src} id={`photo-${index + 1}`}>
                <button
                  type="button"
                  tabIndex={index === current ? 0 : -1}
                  onKeyDown={onKey}
                  onClick={() => setOpen("photos")}
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
          {tag}
          <div className="gallery-extras">{extras}</div>
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
