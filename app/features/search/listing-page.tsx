import { useWords } from "#app/copy/vehicle-words.ts";
import { type ComponentType, type CSSProperties, Fragment, type ReactNode, useRef } from "react";
import { plural } from "./counted.ts";
import { EmptyListing } from "./empty-listing.tsx";
import { FilterRail } from "./filter-rail.tsx";
import type { ListingParts } from "./listing-parts.ts";
import type { ListingView } from "./listing-view.ts";
import { Pager } from "./pager.tsx";
import { PromoTile } from "./promo-tile.tsx";
import { Chips, FilterButton, Sort } from "./results-bar.tsx";
import { useFilterSheet } from "./use-filter-sheet.ts";
import { useLiveSearch } from "./use-live-search.ts";
import { useSoftLinks } from "./use-soft-links.tsx";

type Props<Card> = {
  view: ListingView<Card>;
  /** How the template arranges the page. */
  Layout: ComponentType<ListingParts>;
  renderCard: (card: Card, index: number) => ReactNode;
  /** What else the page has to say below the cars. */
  children?: ReactNode;
};

export function ListingPage<Card extends { id: string }>({ view, Layout, renderCard, children }: Props<Card>) {
  const say = useWords();
  const root = useRef<HTMLDivElement>(null);
  const sheet = useFilterSheet();
  const waiting = useLiveSearch(root, view, sheet);
  const { prefetched, ...links } = useSoftLinks(view);
  const cards = view.nodes.filter((node) => node.kind === "item").length;
  return (
    <div className="w lst" ref={root} {...links}>
      <Layout
        waiting={waiting}
        crumbs={<Crumbs crumbs={view.crumbs} />}
        heading={<h1 style={{ "--n": view.h1.length } as CSSProperties}>{view.h1}</h1>}
        status={
          <>
            <p role="status">
              <b>{view.total.toLocaleString("en-AU")}</b> {say(plural(view.total))}
              {view.chips.length > 0 && (view.total === 1 ? " matches" : " match")}
            </p>
            {view.alerts && (
              <a className="more" rel="nofollow" href={`/alerts/new?for=${encodeURIComponent(view.url)}`}>
                Email me new matches
              </a>
            )}
          </>
        }
        filters={<FilterRail view={view} sheet={sheet} />}
        filterButton={<FilterButton view={view} sheetId={sheet.id} />}
        chips={
          <>
            <Chips view={view} />
            {view.unmatched !== null && (
              <p className="act-un">{say(`No car matches “${view.unmatched}”, so this list leaves it out.`)}</p>
            )}
          </>
        }
        sort={<Sort view={view} />}
        results={
          cards === 0 ? (
            <EmptyListing view={view} />
          ) : (
            <div className={waiting ? "g3 wait" : "g3"}>{nodesOf(view, renderCard)}</div>
          )
        }
        pager={<Pager view={view} shown={cards} />}
      >
        {children}
      </Layout>
      {prefetched}
    </div>
  );
}

function nodesOf<Card extends { id: string }>(view: ListingView<Card>, renderCard: Props<Card>["renderCard"]) {
  let index = 0;
  return view.nodes.map((node) =>
    node.kind === "item" ? (
      <Fragment key={node.item.id}>{renderCard(node.item, index++)}</Fragment>
    ) : (
      <PromoTile key={node.promo.slug} promo={node.promo} />
    ),
  );
}

function Crumbs({ crumbs }: Pick<ListingView<unknown>, "crumbs">) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumb">
        {crumbs.map(({ name, url }, index) => (
          <li key={url}>
            {index < crumbs.length - 1 ? <a href={url}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
