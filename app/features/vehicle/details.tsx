import { useWords } from "#app/copy/vehicle-words.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Highlights } from "./highlights.tsx";
import type { VehicleView } from "./vehicle-view.ts";

const openFeatures = 16;

export function Facts({ facts }: Pick<VehicleView, "facts">) {
  if (facts.length === 0) return null;
  return (
    <dl className="key-facts" aria-label="Key facts">
      {facts.map(({ icon, label, value }) => (
        <div key={label}>
          <Icon name={icon} />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The dealer's own words. Nothing in them can be pressed, so a template may move them without moving the focus. */
export function Story({ paragraphs }: Pick<VehicleView, "paragraphs">) {
  const say = useWords();
  if (paragraphs.length === 0) return null;
  return (
    <section className="vehicle-section vehicle-story">
      <h2>{say("About this {vehicle}")}</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? "lead" : undefined}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}

export function Features({ features }: Pick<VehicleView, "features">) {
  if (features.length === 0) return null;
  return (
    <section className="vehicle-section">
      <h2>Features</h2>
      <Highlights points={features.slice(0, openFeatures)} />
      {features.length > openFeatures && (
        <details className="more-features">
          <summary className={buttonClass()}>Show all {features.length} features</summary>
          <Highlights points={features.slice(openFeatures)} />
        </details>
      )}
    </section>
  );
}

export function Specifications({ specs }: Pick<VehicleView, "specs">) {
  if (specs.length === 0) return null;
  return (
    <section className="vehicle-section">
      <h2>Specifications</h2>
      <dl className="specs">
        {specs.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
