import { createElement, type ReactNode } from "react";
import { telLink } from "#domain/phone/tel-link.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Bodies, Faq, Milestones, Models, Offers, Staff } from "./data-views.tsx";
import { Plans } from "./plans-view.tsx";
import { Action, Facts, Hero, Items, PictureText, Quote, Text } from "./plain-views.tsx";
import { Buttons, Prose, SectionFrame } from "./section-frame.tsx";
import type { SectionView } from "./section-view.ts";

export type ContentSlots<Card, Form, Places> = {
  renderCard: (card: Card) => ReactNode;
  renderForm: (form: Form, heading: string | null) => ReactNode;
  renderPlaces: (places: Places) => ReactNode;
  renderCalculator?: () => ReactNode;
};

type Props<Card, Form, Places> = {
  sections: SectionView<Card, Form, Places>[];
  /** The note that belongs to repayments: below the last cars. */
  note: ReactNode;
} & ContentSlots<Card, Form, Places>;

/** A page made of sections: the dealer's own, or with the platform's text. */
export function ContentPage<Card, Form, Places>({ sections, note, ...slots }: Props<Card, Form, Places>) {
  const lastCars = sections.findLastIndex(({ kind }) => kind === "stock");
  const drawn = sections.flatMap((section, index) => [drawSection(section, slots), index === lastCars && note]);
  // Passed as separate children, they need no keys: their order never changes.
  return createElement("div", { className: "content" }, ...drawn);
}

/** A single section, for pages that are not made of them. */
export function drawSection<Card, Form, Places>(
  view: SectionView<Card, Form, Places>,
  { renderCard, renderForm, renderPlaces, renderCalculator }: ContentSlots<Card, Form, Places>,
): ReactNode {
  switch (view.kind) {
    case "hero":
      return <Hero view={view} />;
    case "text":
      return <Text view={view} />;
    case "picture":
      return <PictureText view={view} />;
    case "cards":
    case "columns":
    case "steps":
      return <Items view={view} />;
    case "facts":
      return <Facts view={view} />;
    case "action":
      return <Action view={view} />;
    case "quote":
      return <Quote view={view} />;
    case "faq":
      return <Faq view={view} />;
    case "staff":
      return <Staff view={view} />;
    case "milestones":
      return <Milestones view={view} />;
    case "offers":
      return <Offers view={view} />;
    case "bodies":
      return <Bodies view={view} />;
    case "models":
      return <Models view={view} />;
    case "plans":
      return <Plans view={view} />;
    case "form":
      return (
        <section className="section wrap content-form" id={view.id}>
          {renderForm(view.form, view.title)}
          <aside>
            <h2>Rather talk?</h2>
            <p>Call us. A person answers, and can do the same for you on the phone.</p>
            <ButtonLink size="large" icon="phone" iconSize={20} href={telLink(view.phone)}>
              {view.phone}
            </ButtonLink>
            <Prose html={view.html} />
            <Buttons links={view.links} />
          </aside>
        </section>
      );
    case "calculator":
      return <SectionFrame head={view}>{renderCalculator?.()}</SectionFrame>;
    case "locations":
      return <SectionFrame head={view}>{renderPlaces(view.places)}</SectionFrame>;
    case "stock":
      return (
        <SectionFrame head={view} more={view.cards.length > 0 ? view.all : null}>
          {view.empty !== null && <p className="content-none">{view.empty}</p>}
          {view.cards.length > 0 && <div className="grid-4 row">{view.cards.map(renderCard)}</div>}
          {view.cards.length === 0 && view.all && (
            <p className="content-buttons">
              <ButtonLink variant="primary" href={view.all.url}>
                {view.all.label} <Icon name="arrow" size={18} />
              </ButtonLink>
              <ButtonLink href="/contact">Tell us what you want</ButtonLink>
            </p>
          )}
        </SectionFrame>
      );
    default:
      // A kind of section without a drawing does not compile.
      return view satisfies never;
  }
}
