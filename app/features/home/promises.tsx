import { Icon } from "#app/ui/icon.tsx";
import type { PromisesView } from "./promises-view.ts";
import { SectionHead } from "./section-head.tsx";

/** Why buy here, in the dealer's own words. */
export function Promises({ title, promises }: PromisesView) {
  if (promises.length === 0) return null;
  return (
    <section className="section wrap">
      <SectionHead title={title} />
      <ul className="promises">
        {promises.map(({ title: reason, text, figure, icon, url }) => (
          <li key={reason}>
            {figure ? <b className="figure">{figure}</b> : <Icon name={icon} size={28} />}
            <h3>{url ? <a href={url}>{reason}</a> : reason}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
