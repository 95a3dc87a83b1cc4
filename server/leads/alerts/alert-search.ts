import { mailedSearchName } from "#domain/alert/mailed-search.ts";
import { describeSearch } from "#domain/search/describe-search.ts";
import { setPage, type SearchState } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";
import type { AlertSubject } from "#domain/alert/alert.ts";
import type { SiteStock } from "#server/stock/index/site-stock.ts";
import type { Site } from "#site/site.ts";

/** Which of these cars a stored search finds. A search that the site no longer understands finds none. */
export function foundBy(stock: SiteStock, state: SearchState, ids: readonly string[]): Set<string> {
  try {
    return stock.matching(state, ids);
  } catch {
    return new Set();
  }
}

export type SubjectView = {
  name: string;
  /** The name without any text of the requester: for mails. */
  mailName: string;
  url: string;
  /** The search is no longer understood, or the car is not for sale now. */
  gone: boolean;
};

const lost = "A search that this site no longer has";

/** What an alert is about, in words and with its address on the site. */
export function subjectView(site: Site, stock: SiteStock, subject: AlertSubject): SubjectView {
  if (subject.kind === "car") {
    const car = stock.find(subject.car_id);
    const { name } = subject;
    const url = car ? `/cars/${car.slug}` : site.public.default_search_path;
    return { name, mailName: name, url, gone: car === null };
  }
  try {
    const state = setPage(subject.state, 1);
    stock.matching(state, [""]);
    return {
      name: describeSearch(state, stock.grammar, site.public, 0).h1,
      mailName: mailedSearchName(state, stock.grammar, site.public),
      url: encodeSearch(state, stock.grammar),
      gone: false,
    };
  } catch {
    return { name: lost, mailName: lost, url: site.public.default_search_path, gone: true };
  }
}
