import { imageAt } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { PromoView } from "./promo-view.ts";

/** Promotions side by side, the ones with a picture wider. */
export function Promos({ promos }: { promos: readonly PromoView[] }) {
  if (promos.length === 0) return null;
  return (
    <section className="section wrap" aria-label="Promotions">
      <ul className="promos">
        {promos.map(({ slug, title, text, label, url, picture }) => (
          <li key={slug} className={picture ? "picture" : undefined}>
            <a href={url}>
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
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
                <span className="more">
                  {label} <Icon name="arrow" size={18} />
                </span>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
