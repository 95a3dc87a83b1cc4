import type { LoaderFunctionArgs } from "react-router";
import { BudgetPanel } from "#app/features/budget/budget-panel.tsx";
import { toCardView } from "#app/features/card/card-view.ts";
import { HeroPanel } from "#app/features/finder/hero-panel.tsx";
import { StockPanel } from "#app/features/finder/stock-panel.tsx";
import { toStockPanel } from "#app/features/finder/stock-panel-view.ts";
import { toHero } from "#app/features/home/hero-view.ts";
import { pageContext } from "#app/page-context.ts";
import { useSlots } from "#app/templates/use-slots.ts";
import { emptySearch } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";
import { loadBudget } from "#app/pages/finance/budget-data.ts";
import { loadContactForm } from "#app/pages/form/form-data.ts";
import { loadStockListing } from "#app/pages/listing/listing-data.ts";
import { StockCard } from "#app/pages/card/stock-card.tsx";
import { StockListing } from "#app/pages/listing/stock-listing.tsx";
import { loadVehicle } from "#app/pages/vehicle/vehicle-data.ts";
import { FieldStates } from "#app/showcase/field-states.tsx";
import { showcaseCars } from "#app/showcase/showcase-cars.ts";
import { showcaseVehicles } from "#app/showcase/showcase-vehicles.ts";
import { showcaseAddress } from "#app/showcase/showcase-look.ts";
import { templateNames } from "#site/template-folder.ts";
import { Primitives } from "#app/showcase/primitives.tsx";
import { colourPairs } from "#app/showcase/colour-pairs.ts";
import { ContrastList } from "#app/showcase/contrast-list.tsx";
import { loadSharedParts, SharedParts } from "#app/showcase/shared-parts.tsx";
import { VehicleStates } from "#app/showcase/vehicle-states.tsx";
import sheet from "#app/showcase/showcase.css?url";

// Development only (see app/routes.ts): every primitive and every slot in every state, in one template on one page.
// /showcase is the site's own template, /showcase/<template> another, /showcase/<template>/<template> with its colours.

export const handle = {
  kinds: ["home", "listing", "vehicle", "plans", "notice", "forms", "content", "article", "data", "calculator"],
};
export const links = () => [{ rel: "stylesheet", href: sheet }];
export const meta = () => [{ title: "Showcase" }, { name: "robots", content: "noindex" }];

export function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { site, stock, now, picture } = page;
  const { settings } = site;
  const from = { settings, grammar: stock.grammar, now, picture };
  const newest = stock.newest(12);
  const listing = (query: string) => {
    const path = encodeSearch({ ...emptySearch(stock.grammar.defaultSort), query }, stock.grammar);
    return loadStockListing(new URL(path, site.origin), page).data;
  };
  return {
    address: showcaseAddress(new URL(request.url).pathname),
    template: settings.template,
    templateNames,
    hero: toHero({ settings, total: stock.counts().all, newest, lead: null, now: now.getTime(), picture }),
    panel: toStockPanel(settings, stock.models()),
    budget: settings.budget_finder && loadBudget(settings.budget_finder, page),
    cards: showcaseCars(site).map(({ says, car }) => ({ says, card: toCardView(car, from) })),
    vehicles: showcaseVehicles(site).map(({ says, car }) => ({
      says,
      vehicle: loadVehicle(car, page, new URLSearchParams()),
    })),
    // Only text: what a dealer sees without a photo.
    wordsOnly: toHero({
      settings,
      total: stock.counts().all,
      newest: [],
      lead: null,
      now: now.getTime(),
      picture: () => null,
    }),
    shared: loadSharedParts(page),
    found: listing(""),
    empty: listing("nothing like it"),
    form: loadContactForm(null, page),
    pairs: colourPairs(settings),
  };
}

type Props = { loaderData: ReturnType<typeof loader> };

export default function Showcase({ loaderData }: Props) {
  const { Hero } = useSlots();
  const { hero, wordsOnly, panel, budget, cards, vehicles, found, empty, form, pairs, shared } = loaderData;
  return (
    <div className="showcase">
      {/* First, as on a home page: some headers overlap it. */}
      <Hero
        hero={hero}
        panel={<HeroPanel stock={<StockPanel view={panel} />} budget={budget && <BudgetPanel view={budget} />} />}
      />
      <Switches {...loaderData} />
      <Part name="Colours and contrast" wide>
        <ContrastList pairs={pairs} />
      </Part>
      <Part name="Primitives" wide>
        <Primitives />
      </Part>
      <Part name="Parts of many pages" wide>
        <SharedParts {...shared} />
      </Part>
      <Part name="Fields" wide>
        <FieldStates view={form} />
      </Part>
      <Part name="Card" wide>
        <div className="grid-3">
          {cards.map(({ says, card }) => (
            <figure key={says}>
              <figcaption>{says}</figcaption>
              <StockCard card={card} eager headingLevel={3} />
            </figure>
          ))}
        </div>
      </Part>
      <Part name="Card while results are on their way" wide>
        <div className="grid-3 wait">
          {cards.slice(0, 3).map(({ says, card }) => (
            <StockCard key={says} card={card} headingLevel={3} />
          ))}
        </div>
      </Part>
      <Part name="Hero of words">
        <Hero hero={wordsOnly} panel={<HeroPanel stock={<StockPanel view={panel} />} budget={null} />} />
      </Part>
      <Part name="Vehicle">
        <VehicleStates vehicles={vehicles} similar={cards.slice(0, 4).map(({ card }) => card)} />
      </Part>
      <Part name="Listing with results">
        <StockListing {...found} />
      </Part>
      <Part name="Listing without results">
        <StockListing {...empty} />
      </Part>
    </div>
  );
}

function Switches({ address, template, templateNames: names }: Props["loaderData"]) {
  const current = (on: boolean) => (on ? ("page" as const) : undefined);
  return (
    <nav className="wrap showcase-switches" aria-label="Showcase">
      <p>
        Template
        {names.map((name) => (
          <a
            key={name}
            href={["/showcase", name, address?.colours].filter(Boolean).join("/")}
            aria-current={current(name === template)}
          >
            {name}
          </a>
        ))}
      </p>
      <p>
        Colours
        <a href={`/showcase/${template}`} aria-current={current(address?.colours === undefined)}>
          the dealer's
        </a>
        {names.map((name) => (
          <a key={name} href={`/showcase/${template}/${name}`} aria-current={current(name === address?.colours)}>
            {name}
          </a>
        ))}
      </p>
    </nav>
  );
}

function Part({ name, wide = false, children }: { name: string; wide?: boolean; children: React.ReactNode }) {
  return (
    <section className="showcase-part" aria-label={name}>
      <h2 className="wrap">{name}</h2>
      <div className={wide ? "wrap" : undefined}>{children}</div>
    </section>
  );
}
