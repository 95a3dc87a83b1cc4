import { useFormat } from "#app/copy/site-format.ts";
import type { FacetTile } from "./home-view.ts";
import { SectionHead } from "./section-head.tsx";

export function Makes({ makes }: { makes: FacetTile[] }) {
  const { number } = useFormat();
  if (makes.length === 0) return null;
  return (
    <section className="section wrap">
      <SectionHead title="Browse by make" />
      <ul className="makes">
        {makes.map(({ name, url, count }) => (
          <li key={name}>
            <a href={url}>
              <b>{name}</b>
              <span>{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
