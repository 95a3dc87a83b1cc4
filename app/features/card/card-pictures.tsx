import { useRef, useState } from "react";
import { imageAt, imageWidths } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { CardPicture, CardView } from "./card-view.ts";

type Props = {
  card: CardView;
  url: string;
  eager: boolean;
  /** How wide the picture stands, where it is wider than a third of a page. */
  sizes?: string;
};

/**
 * The first picture, and room for the next ones to scroll to. Those are fetched when somebody reaches for them: a page
 * of cards would otherwise load a hundred pictures that nobody looks at.
 */
export function CardPictures({ card, url, eager, sizes = usualSizes }: Props) {
  const strip = useRef<HTMLAnchorElement>(null);
  const [wanted, setWanted] = useState(false);
  const [first, ...others] = card.pictures;
  const several = others.length > 0;
  if (first === undefined) {
    return (
      <a className="pics none" href={url} tabIndex={-1} aria-hidden="true">
        <Icon name="camera" size={32} />
        Photos coming soon
      </a>
    );
  }
  const want = several ? () => setWanted(true) : undefined;
  return (
    <div className="pw" onPointerEnter={want} onTouchStart={want} onFocus={want}>
      {/* A link that scrolls: the keyboard reaches it with Tab, and moves through its pictures with the arrows. */}
      <a className="pics" href={url} ref={strip} tabIndex={several ? undefined : -1}>
        <Photo {...sized(first)} sizes={sizes} alt={`${card.heading} ${card.badge}`.trim()} eager={eager} />
        {others.map((picture, index) =>
          wanted ? (
            <Photo key={picture.src} {...sized(picture)} sizes={sizes} alt={`Photo ${index + 2}`} />
          ) : (
            <i key={picture.src} />
          ),
        )}
      </a>
      {wanted && (
        <button type="button" className="nx" tabIndex={-1} aria-hidden="true" onClick={() => showNext(strip.current)}>
          <Icon name="next" size={18} />
        </button>
      )}
    </div>
  );
}

/** The last picture is followed by the first. */
function showNext(strip: HTMLElement | null): void {
  if (strip === null) return;
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  const left = scrollLeft + clientWidth * 1.5 > scrollWidth ? 0 : scrollLeft + clientWidth;
  strip.scrollTo({ left, behavior: "smooth" });
}

/** From a phone's whole width on a sharp screen down to a third of a wide one. */
const widths = imageWidths.filter((width) => width >= 360 && width <= 960);
const usualSizes = "(min-width:1200px) 330px,(min-width:768px) 46vw,92vw";

function sized({ src, cutout }: CardPicture) {
  return {
    src: imageAt(src, 480),
    srcSet: widths.map((one) => `${imageAt(src, one)} ${one}w`).join(","),
    width: 480,
    height: 320,
    cutout,
  };
}

export function PhotoCount({ photos }: { photos: number }) {
  if (photos === 0) return null;
  return (
    <span className="pc">
      <Icon name="photos" size={14} />
      {photos}
      <span className="vh"> photos</span>
    </span>
  );
}
