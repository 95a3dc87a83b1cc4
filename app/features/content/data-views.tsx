import type { CSSProperties } from "react";
import { telLink } from "#domain/phone/tel-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Prose, SectionFrame, SectionPicture } from "./section-frame.tsx";
import type { FaqView, ModelView, OfferView, SectionView } from "./section-view.ts";

type Of<K> = Extract<SectionView<never, never, never>, { kind: K }>;

/** Opens and closes in 300 ms (spec 9), by the stylesheet alone. */
export function Faq({ view }: { view: Of<"faq"> }) {
  return (
    <SectionFrame head={view}>
      <div className="content-faq">
        {view.groups.map(({ topic, items }) => (
          <div key={topic}>
            {view.groups.length > 1 && <h3>{topic}</h3>}
            <Questions items={items} />
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}

export function Questions({ items }: { items: FaqView[] }) {
  return (
    <div className="accordion">
      {items.map(({ question, html }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          <Prose html={html} />
        </details>
      ))}
    </div>
  );
}

export function Staff({ view }: { view: Of<"staff"> }) {
  return (
    <SectionFrame head={view}>
      <ul className="content-staff">
        {view.people.map(({ name, role, place, phone, text }) => (
          <li key={name}>
            <b className="content-monogram" aria-hidden="true">
              {name
                .split(" ")
                .map(([letter]) => letter)
                .slice(0, 2)}
            </b>
            <div>
              <h3>{name}</h3>
              <p className="small">{place !== "" && place !== role ? `${role}, ${place}` : role}</p>
              {text !== null && <p>{text}</p>}
              {phone !== null && <a href={telLink(phone)}>{phone}</a>}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export function Milestones({ view }: { view: Of<"milestones"> }) {
  return (
    <SectionFrame head={view}>
      <ol className="content-timeline">
        {view.milestones.map(({ year, title, text, award }) => (
          <li key={`${year} ${title}`}>
            <b>{year}</b>
            <div>
              <h3>
                {title}
                {award && <span className="content-tag">Award</span>}
              </h3>
              {text !== null && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

export function Offers({ view }: { view: Of<"offers"> }) {
  return (
    <SectionFrame head={view}>
      {view.groups.map(({ make, offers }) => (
        <div className="content-offer-group" key={make}>
          {view.groups.length > 1 && <h3>{make}</h3>}
          <OfferCards offers={offers} Heading={view.groups.length > 1 ? "h4" : "h3"} />
        </div>
      ))}
    </SectionFrame>
  );
}

export function OfferCards({ offers, Heading = "h4" }: { offers: OfferView[]; Heading?: "h3" | "h4" }) {
  return (
    <ul className="content-offers">
      {offers.map((offer) => (
        <li key={offer.slug} id={offer.slug}>
          {offer.picture && (
            <figure>
              <SectionPicture picture={offer.picture} sizes="(max-width: 767px) 100vw, 33vw" />
            </figure>
          )}
          <div>
            <p className="small">{offer.ends === null ? offer.make : `Until ${offer.ends}`}</p>
            <Heading>{offer.title}</Heading>
            <Prose html={offer.html} />
            <p className="small">{offer.terms}</p>
            {offer.url !== null && (
              <a className="more" href={offer.url}>
                See the stock <Icon name="arrow" size={18} />
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** 2.1: models by body, each a link of its own. */
export function Bodies({ view }: { view: Of<"bodies"> }) {
  return (
    <nav className="wrap content-bodies" aria-label="Body styles">
      <ul>
        {view.bodies.map(({ label, url, count, current }) => (
          <li key={url}>
            <a href={url} aria-current={current ? "page" : undefined}>
              {label} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Models({ view }: { view: Of<"models"> }) {
  return (
    <SectionFrame head={view}>
      <ModelCards models={view.models} level={view.title === null ? 2 : 3} />
    </SectionFrame>
  );
}

export function ModelCards({ models, level }: { models: ModelView[]; level: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className="content-models">
      {models.map(({ slug, name, make, text, url, status, from, inStock, picture, scale }) => (
        <li key={slug}>
          <a href={url}>
            <figure style={scale === null ? undefined : ({ "--scale": scale } as CSSProperties)}>
              {picture && <SectionPicture picture={picture} sizes="(max-width: 767px) 50vw, 25vw" />}
              {status !== null && <span className="content-tag">{status}</span>}
            </figure>
            <Heading>
              <span>{make}</span> {name}
            </Heading>
            <p>{text}</p>
            <p className="content-model-foot">
              {from !== null && (
                <span>
                  From <b>{from}</b>
                </span>
              )}
              <span className="small">{inStock > 0 ? `${inStock} in stock` : "To order"}</span>
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
