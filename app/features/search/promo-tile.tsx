import { imageAt } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { PromoView } from "./promo-view.ts";

type Props = { promo: PromoView; leads: boolean };

export function PromoTile({ promo: { title, text, label, url, picture }, leads }: Props) {
  return (
    <a className={leads ? "promo-tile leads" : "promo-tile"} href={url}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <span className="more">
          {label}
          <Icon name="arrow" size={18} />
        </span>
      </div>
      {picture && (
        <img
          className={picture.cutout ? "cut" : undefined}
          src={imageAt(picture.src, 720)}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      )}
    </a>
  );
}
