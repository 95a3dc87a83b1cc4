import { Photo } from "#app/ui/photo.tsx";
import { imageAt, srcset } from "#domain/image/image-widths.ts";
import type { HeroView } from "./hero-view.ts";

type Props = Pick<HeroView, "car"> & { picture: NonNullable<HeroView["picture"]>; sizes: string };

/** The picture of a hero: first on the page, named after its car. */
export function HeroPhoto({ picture, car, sizes }: Props) {
  return (
    <Photo
      src={imageAt(picture.src, 960)}
      srcSet={srcset(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={car ? `${car.name} ${car.variant}` : ""}
      cutout={picture.cutout}
      eager
    />
  );
}
