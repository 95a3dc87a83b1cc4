import { Lifetime } from "#domain/time/lifetime.ts";
import type { PageStock } from "#site/page-ports.ts";
import type { SharedPart, StockRead } from "#server/stock/index/site-state.ts";

/** Whoever shows cars shows their counts too. */
const rising: readonly StockRead[] = ["nothing", "counts", "cars"];

/** What a page was made from, noted while it is made: nothing has to be declared, so nothing can be forgotten. */
export class Reads {
  readonly #life = new Lifetime();
  #stock: StockRead = "nothing";

  /** When the first value ends that was read. */
  get until(): number | null {
    return this.#life.until;
  }

  get stock(): StockRead {
    return this.#stock;
  }

  read = this.#life.read;

  mark(stock: StockRead): void {
    if (rising.indexOf(stock) > rising.indexOf(this.#stock)) this.#stock = stock;
  }

  /** A part that was made before, or is made now with reads of its own. */
  part(known: SharedPart | undefined, now: number, make: () => unknown): SharedPart {
    const part = known && now < (known.until ?? Number.MAX_SAFE_INTEGER) ? known : this.#make(make);
    this.#life.read(part);
    this.mark(part.stock);
    return part;
  }

  #make(make: () => unknown): SharedPart {
    const before = this.#stock;
    this.#stock = "nothing";
    try {
      const { value, until } = this.#life.during(make);
      return { value, until, stock: this.#stock };
    } finally {
      this.mark(before);
    }
  }
}

/** The stock of a page: whatever it asks for is noted. */
export function notedStock(stock: PageStock, reads: Reads): PageStock {
  const noted =
    <Asked extends unknown[], Answer>(read: StockRead, ask: (...asked: Asked) => Answer) =>
    (...asked: Asked): Answer => {
      reads.mark(read);
      return ask(...asked);
    };
  return {
    get grammar() {
      // Its vocabulary grows with the values of the stock.
      reads.mark("counts");
      return stock.grammar;
    },
    counts: noted("counts", stock.counts),
    countAt: noted("counts", stock.countAt),
    tally: noted("counts", stock.tally),
    strip: noted("counts", stock.strip),
    models: noted("counts", stock.models),
    priceSpan: noted("counts", stock.priceSpan),
    loans: noted("counts", stock.loans),
    lexicon: noted("counts", stock.lexicon),
    count: noted("counts", stock.count),
    stocked: noted("counts", stock.stocked),
    byNumber: noted("cars", stock.byNumber),
    yardsNear: noted("counts", stock.yardsNear),
    search: noted("cars", stock.search),
    newest: noted("cars", stock.newest),
    bySlug: noted("cars", stock.bySlug),
    gone: noted("cars", stock.gone),
    movedTo: noted("cars", stock.movedTo),
    byIds: noted("cars", stock.byIds),
    isOnlyOne: noted("cars", stock.isOnlyOne),
    similar: noted("cars", stock.similar),
  };
}
