import { slugOf } from "#domain/text/slug.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Buttons, Prose, SectionFrame, SectionPicture } from "./section-frame.tsx";
import type { ItemView, SectionView } from "./section-view.ts";

type Of<K> = Extract<SectionView<never, never, never>, { kind: K }>;

export function Hero({ view: { title, html, links, picture, crumbs, facts, logo } }: { view: Of<"hero"> }) {
  return (
    <header className={picture ? "content-hero content-pictured" : "content-hero"}>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <div className="content-hero-inner">
          <div className="content-hero-text">
            {logo !== null && <img className="content-logo" src={logo} alt="" />}
            <h1>{title}</h1>
            {html !== "" && <Prose html={html} className="content-lead" />}
            {facts.length > 0 && (
              <ul className="content-hero-facts">
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            )}
            <Buttons links={links} size="large" />
          </div>
          {picture && (
            <figure className="content-hero-figure">
              <SectionPicture picture={picture} sizes="(max-width: 767px) 100vw, 55vw" eager />
            </figure>
          )}
        </div>
      </div>
    </header>
  );
}

export function Text({ view: { html, links, contents } }: { view: Of<"text"> }) {
  return (
    <section className={contents.length > 0 ? "wrap content-text content-contents" : "wrap content-text"}>
      {contents.length > 0 && (
        <nav aria-label="On this page">
          <b>On this page</b>
          <ol>
            {contents.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div>
        <Prose html={html} />
        <Buttons links={links} />
      </div>
    </section>
  );
}

export function PictureText({ view: { title, html, links, picture, side } }: { view: Of<"picture"> }) {
  return (
    <section className={`section wrap content-picture-text ${side}`}>
      {picture && (
        <figure>
          <SectionPicture picture={picture} sizes="(max-width: 767px) 100vw, 50vw" />
        </figure>
      )}
      <div>
        {title !== null && <h2>{title}</h2>}
        <Prose html={html} />
        <Buttons links={links} />
      </div>
    </section>
  );
}

const listClasses = { cards: "content-cards", columns: "content-columns", steps: "content-steps" };

export function Items({ view }: { view: Of<"cards" | "columns" | "steps"> }) {
  const List = view.kind === "steps" ? "ol" : "ul";
  return (
    <SectionFrame head={view}>
      <List className={`${listClasses[view.kind]} across-${view.across}`}>
        {view.items.map((item) => (
          <Item key={item.title} item={item} inSection={view.title !== null} />
        ))}
      </List>
    </SectionFrame>
  );
}

function Item({ item: { title, html, picture, links }, inSection }: { item: ItemView; inSection: boolean }) {
  const Heading = inSection ? "h3" : "h2";
  return (
    <li id={slugOf(title)}>
      {picture && (
        <figure>
          <SectionPicture picture={picture} sizes="(max-width: 767px) 100vw, 33vw" />
        </figure>
      )}
      <div>
        <Heading>{title}</Heading>
        <Prose html={html} />
        {links.map(({ label, url }) => (
          <a key={url} className="more" href={url}>
            {label} <Icon name="arrow" size={18} />
          </a>
        ))}
      </div>
    </li>
  );
}

export function Facts({ view }: { view: Of<"facts"> }) {
  return (
    <SectionFrame head={view}>
      <ul className="content-facts">
        {view.facts.map(({ value, label }) => (
          <li key={value + label}>
            {value !== "" && <b>{value}</b>}
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export function Action({ view: { title, html, links } }: { view: Of<"action"> }) {
  return (
    <section className="content-action">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <Prose html={html} className="content-lead" />
        </div>
        <Buttons links={links} size="large" />
      </div>
    </section>
  );
}

export function Quote({ view: { html, by } }: { view: Of<"quote"> }) {
  return (
    <section className="section wrap">
      <figure className="content-quote">
        <blockquote dangerouslySetInnerHTML={{ __html: html }} />
        {by !== "" && <figcaption>{by}</figcaption>}
      </figure>
    </section>
  );
}
