import type { Car } from "#domain/car/car.ts";

/** What an engine shows for typed words. */
export type FirstPage = {
  /** In order; at least the first ten, if there are as many. */
  cars: readonly Car[];
  /** Whether it shows everything that the site has, as if nothing had been typed. */
  isWholeYard: boolean;
};

export type Engine = { readonly name: string; readonly ask: (typed: string) => FirstPage };
