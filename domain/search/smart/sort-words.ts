import type { SortBy } from "../sort-orders.ts";

interface SortWords {
  /** The chip's text for a requested order. */
  chip: string;
  /** What people type for it: wishes for an order, not a filter. */
  phrases: string;
}

export const sortWords: Readonly<Record<SortBy, SortWords>> = {
  "price:asc": {
    chip: "Cheapest first",
    phrases:
      "cheap, cheapest, cheaper, lowest price, low price, low priced, lowest priced, affordable, inexpensive, bargain, bargains, best price, budget, cheap as, cheap as chips, cheap and cheerful, first car, my first car, beginner car, starter car, cheapie, cheapies",
  },
  "price:desc": {
    chip: "Dearest first",
    phrases: "most expensive, dearest, expensive, highest price, top price",
  },
  "km:asc": {
    chip: "Lowest kilometres first",
    phrases:
      "low kms, low km, low ks, low kilometres, low kilometers, low mileage, lowest kms, lowest km, lowest kilometres, lowest mileage, fewest kms, least kms, low klms, low kays, low miles, lowest miles, fewest miles, least miles",
  },
  "year:desc": {
    chip: "Newest first",
    phrases: "newest, latest, latest model, most recent, late model, newest model",
  },
  "created_at:desc": {
    chip: "Latest arrivals first",
    phrases:
      "just arrived, newest arrivals, new arrivals, new arrival, latest arrivals, just in, recently added, recently listed, just listed, newest listings",
  },
  "attributes.atm:asc": { chip: "Lightest ATM first", phrases: "" },
  "attributes.sleeps:desc": { chip: "Sleeps most first", phrases: "" },
  "attributes.seat_height:asc": { chip: "Lowest seat first", phrases: "" },
};
