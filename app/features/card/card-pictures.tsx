import { imageAt } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { CardPicture, CardView } from "./card-view.ts";
import { cardWidths } from "./card-widths.ts";

type Props = {
  card: CardView;
  url: string;
  eager: boolean;
  /** The picture's display width, if it is wider than a third of a page. */
  sizes?: string;
};

/** The first picture, and room for further ones: card-pictures-behaviour.ts adds them on demand. */
export function CardPictures({ card, url, eager, sizes = usualSizes }: Props) {
  const [first, ...others] = card.pictures;
  if (first === undefined) {
    return (
      <a className="pictures none" href={url} tabIndex={-1} aria-hidden="true">
        <Icon name="camera" size={32} />
        Photos coming soon
      </a>
    );
  }
  const photo = <Photo {...sized(first)} sizes={sizes} alt={`${card.heading} ${card.badge}`.trim()} eager={eager} />;
  if (others.length === 0) {
    return (
      <div className="picture-wrap">
        <a className="pictures" href={url} tabIndex={-1}>
          {photo}
        </a>
      </div>
    );
  }
  return (
    <div className="picture-wrap" data-pictures="">
      {/* A link that scrolls: Tab reaches it, and the arrow keys move through its pictures. */}
      <a className="pictures" href={url}>
        {photo}
        {others.map(({ src, cutout }) => (
          <i key={src} data-src={src} {...(cutout ? { "data-cut": "" } : {})} />
        ))}
      </a>
    </div>
  );
}

const usualSizes = "(min-width:1200px) 330px,(min-width:768px) 46vw,92vw";

function sized({ src, cutout }: CardPicture) {
  return {
    src: imageAt(src, 480),
    srcSet: cardWidths.map((one) => `${imageAt(src, one)} ${one}w`).join(","),
    width: 480,
    height: 320,
    cutout,
  };
}

export function PhotoCount({ photos }: { photos: number }) {
  if (photos === 0) return null;
  return (
    <span className="photo-count">
      <Icon name="photos" size={14} />
      {photos}
      <span className="unseen"> photos</span>
    </span>
  );
}
