import { unbroken } from "#app/ui/unbroken.ts";
import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { type ComponentType, type CSSProperties, Fragment, type ReactNode } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { counted, plural } from "./counted.ts";
import { EmptyListing } from "./empty-listing.tsx";
import { FilterRail } from "./filter-rail.tsx";
import { listingFacts } from "./listing-data.ts";
import type { ListingParts } from "./listing-parts.ts";
import type { NearView } from "./near-view.ts";
import type { ListingView } from "./listing-view.ts";
import { Pager } from "./pager.tsx";
import { PromoTile } from "./promo-tile.tsx";
import { Chips, FilterButton, Sort } from "./results-bar.tsx";
import { WordsNote } from "./words-note.tsx";

type Props<Card> = {
  view: ListingView<Card>;
  /** Of site and stock together. */
  version: string;
  /** The template's layout. */
  Layout: ComponentType<ListingParts>;
  renderCard: (card: Card, index: number) => ReactNode;
  /** What all cards have in common, at the foot of the window while they show. */
  note?: ReactNode;
  /** Further content below the cars. */
  children?: ReactNode;
};

export function ListingPage<Card extends { id: string }>({
  view,
  version,
  Layout,
  renderCard,
  note,
  children,
}: Props<Card>) {
  const format = useFormat();
  const { number } = format;
  const say = useWords();
  const cards = view.nodes.filter((node) => node.kind === "item").length;
  return (
    <div className="wrap listing" data-listing={JSON.stringify(listingFacts(view, version))}>
      <a className="skip" href="#results">
        Skip to results
      </a>
      <Layout
        crumbs={<Breadcrumb crumbs={view.crumbs} />}
        heading={<h1 style={{ "--n": view.h1.length } as CSSProperties}>{unbroken(view.h1)}</h1>}
        status={
          <>
            <p role="status">
              <b>{number(view.total)}</b> {say(plural(view.total))}
              {view.chips.length > 0 && (view.total === 1 ? " matches" : " match")}
            </p>
            {view.alerts && (
              <a className="more" rel="nofollow" href={`/alerts/new?for=${encodeURIComponent(view.watchedUrl)}`}>
                Email me new matches
              </a>
            )}
          </>
        }
        filters={<FilterRail view={view} />}
        filterButton={<FilterButton view={view} />}
        chips={
          <>
            <Chips view={view} />
            {view.chips.map(
              ({ note }) =>
                note !== undefined && (
                  <p key={note} className="active-filters-note">
                    {unbroken(note)}
                  </p>
                ),
            )}
            {view.leftOut && (
              <p className="active-filters-note">
                {say(`${counted(view.leftOut.count, format)} without a price left out of this order.`)}{" "}
                <a href={view.leftOut.url} data-soft="" rel="nofollow">
                  {view.leftOut.count === 1 ? "Show it too" : "Show them too"}
                </a>
              </p>
            )}
            {view.near && <NearNote near={view.near} />}
            <WordsNote words={view.words} />
          </>
        }
        sort={<Sort view={view} />}
        results={
          view.total === 0 ? (
            <>
              <EmptyListing view={view} />
              <Close view={view} renderCard={renderCard} />
            </>
          ) : (
            <>
              <div className="grid-3" id="results" data-results="">
                {nodesOf(view, renderCard)}
              </div>
              <Close view={view} renderCard={renderCard} />
              {note}
            </>
          )
        }
        pager={<Pager view={view} shown={cards} />}
      >
        {children}
      </Layout>
    </div>
  );
}

function nodesOf<Card extends { id: string }>(view: ListingView<Card>, renderCard: Props<Card>["renderCard"]) {
  let index = 0;
  return view.nodes.map((node) =>
    node.kind === "item" ? (
      <Fragment key={node.item.id}>{renderCard(node.item, index++)}</Fragment>
    ) : (
      <PromoTile key={node.promo.slug} promo={node.promo} leads={node.leads} />
    ),
  );
}

/** Vehicles that are not quite what was asked for, and what they lack. */
function Close<Card extends { id: string }>({ view, renderCard }: Pick<Props<Card>, "view" | "renderCard">) {
  const { close, loosened, nodes } = view;
  if (close.length === 0) return null;
  return (
    <section className="close-to">
      <h2>Close to it</h2>
      {loosened.length > 0 && (
        <p>{unbroken(`${loosened.length === 1 ? "Without" : "Without one or more of"}: ${loosened.join(", ")}.`)}</p>
      )}
      <div className="grid-3">{close.map((card, index) => renderCard(card, nodes.length + index))}</div>
    </section>
  );
}

/** "By distance from Cronulla NSW: Caringbah, 3 km. Further away: any distance (1,240)." */
function NearNote({ near: { place, yards, wider } }: { near: NearView }) {
  const format = useFormat();
  if (yards.length === 0) return null;
  return (
    <p className="active-filters-note">
      {unbroken(`By distance from ${place}: ${yards.join("; ")}.`)}
      {wider.length > 0 && " Further away: "}
      {wider.map(({ label, count, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ", "}
          <a href={url} data-soft="" rel="nofollow">
            {label}
          </a>
          {` (${format.number(count)})`}
        </Fragment>
      ))}
      {wider.length > 0 && "."}
    </p>
  );
}
