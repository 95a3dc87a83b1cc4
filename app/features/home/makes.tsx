import type { FacetTile } from "./home-view.ts";
import { SectionHead } from "./section-head.tsx";

export function Makes({ makes }: { makes: FacetTile[] }) {
  if (makes.length === 0) return null;
  return (
    <section className="sec w">
      <SectionHead title="Browse by make" />
      <ul className="mks">
        {makes.map(({ name, url, count }) => (
          <li key={name}>
            <a href={url}>
              <b>{name}</b>
              <span>{count.toLocaleString("en-AU")}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
