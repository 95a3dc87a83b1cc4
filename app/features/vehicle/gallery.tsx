import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { imageAt, srcset } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { VehicleView } from "./vehicle-view.ts";

const FullScreen = lazy(() => import("./full-screen.tsx").then((module) => ({ default: module.FullScreen })));
const Spin = lazy(() => import("./spin.tsx").then((module) => ({ default: module.Spin })));

const thumbs = 5;

type GalleryProps = Pick<VehicleView, "photos" | "spin" | "full" | "state"> & { tag: ReactNode };

/** A strip that is swept or scrolled; without a script it still is. Buttons, counter and full screen come with it. */
export function Gallery({ photos, spin, full, tag, state }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, setOpen] = useState<"photos" | "spin" | null>(null);
  const show = (index: number) => {
    const at = (index + photos.length) % photos.length;
    strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: "smooth" });
  };
  const onScroll = () => {
    if (strip.current) setCurrent(Math.round(strip.current.scrollLeft / strip.current.clientWidth));
  };
  const close = () => setOpen(null);

  if (photos.length === 0) {
    return (
      <div className={`gal is-${state}`}>
        <div className="g-m g-0">
          {tag}
          <Icon name="camera" size={40} />
          <p>Photos are on their way</p>
        </div>
      </div>
    );
  }
  return (
    <section className={`gal is-${state}`} aria-label="Photos">
      <div className="g-m">
        <ul className="g-s" ref={strip} onScroll={onScroll}>
          {photos.map((photo, index) => (
            <li key={photo.src} id={`photo-${index + 1}`}>
              <button type="button" tabIndex={index === current ? 0 : -1} onClick={() => setOpen("photos")}>
                <Photo
                  src={imageAt(photo.src, 960)}
                  srcSet={srcset(photo)}
                  sizes="(max-width: 1199px) 100vw, 900px"
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
        {spin.length > 0 && (
          <button className="g-b js" type="button" onClick={() => setOpen("spin")}>
            <Icon name="spin" />
            Spin
          </button>
        )}
        <div className="gc">
          <span>
            <span className="vh">Photo </span>
            {current + 1} of {photos.length}
          </span>
          <button className="js" type="button" aria-label="Previous photo" onClick={() => show(current - 1)}>
            <Icon name="back" />
          </button>
          <button className="js" type="button" aria-label="Next photo" onClick={() => show(current + 1)}>
            <Icon name="arrow" />
          </button>
          <button className="js" type="button" aria-label="Full screen" onClick={() => setOpen("photos")}>
            <Icon name="expand" />
          </button>
        </div>
      </div>
      {photos.length > 1 && (
        <ul className="g-t">
          {photos.slice(0, thumbs).map((photo, index) => {
            const rest = index === thumbs - 1 ? photos.length - thumbs : 0;
            return (
              <li key={photo.src}>
                <a
                  href={`#photo-${index + 1}`}
                  aria-current={current === index || undefined}
                  aria-label={rest > 0 ? `+${rest}, see all ${photos.length} photos` : `Photo ${index + 1}`}
                  onClick={(event) => {
                    event.preventDefault();
                    if (rest > 0) setOpen("photos");
                    else show(index);
                  }}
                >
                  <img
                    className={photo.cutout ? "cut" : undefined}
                    src={imageAt(photo.src, 240)}
                    width={240}
                    height={160}
                    alt=""
                    loading="lazy"
                  />
                  {rest > 0 && <span>+{rest}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <Suspense>
        {open === "photos" && <FullScreen photos={photos} title={full} start={current} onClose={close} />}
        {open === "spin" && <Spin frames={spin} title={full} onClose={close} />}
      </Suspense>
    </section>
  );
}
