import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { imageAt } from "#domain/image/image-widths.ts";
import type { FacetTile } from "./home-view.ts";
import { SectionHead } from "./section-head.tsx";

export function Bodies({ bodies, allCars }: { bodies: FacetTile[]; allCars: string }) {
  const { number } = useFormat();
  const say = useWords();
  if (bodies.length === 0) return null;
  return (
    <section className="section wrap">
      <SectionHead title="Browse by body style" more={{ label: say("All {vehicles}"), url: allCars }} />
      <ul className="bodies">
        {bodies.map(({ name, url, count, picture }) => (
          <li key={name}>
            <a href={url}>
              {picture && (
                <img
                  className="cut"
                  src={imageAt(picture.src, 240)}
                  srcSet={`${imageAt(picture.src, 240)} 240w,${imageAt(picture.src, 960)} 960w`}
                  sizes="auto,130px"
                  width={130}
                  height={72}
                  alt=""
                  loading="lazy"
                />
              )}
              <b>{name}</b>
              <span>{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
