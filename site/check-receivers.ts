import { isMistake, type LostEnquiries, lostEnquiries, lostWords } from "#domain/delivery/lost-enquiries.ts";
import type { LoadedSite, Network } from "./network.ts";
import { locationsOf, type Site } from "./site.ts";
import type { Problem } from "./yaml-file.ts";

/** Enquiries of a live site that reach nobody, and what to do, for whoever runs it. */
export type ToldLoss = { lost: LostEnquiries; what: string; todo: string };

type Routed = Pick<Site, "public" | "private" | "locations">;

export const lostEnquiriesOf = ({ public: settings, private: { delivery }, locations }: Routed): LostEnquiries[] =>
  lostEnquiries({ delivery, settings, locations });

export function toldLosses(site: Routed): ToldLoss[] {
  const { slug } = site.public;
  return lostEnquiriesOf(site).map((lost) => {
    const { what, todo } = lostWords(lost);
    return {
      lost,
      what: `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
      todo: `In private.delivery of ${slug}.yaml, ${todo}. Then apply the folder.`,
    };
  });
}

export const onlyStores = ({ private: { delivery } }: Pick<Site, "private">): boolean => delivery === "none";

/** A loss at its place in the site's file. */
export type LossInFile = { siteId: string; lost: LostEnquiries; problem: Problem };

export function checkReceivers({ sites, dealerships }: Network): LossInFile[] {
  return sites.flatMap((site) => {
    const { private: secret, ...open } = site.settings;
    const shown = dealerships.map(({ dealership }) => dealership).filter(({ slug }) => open.dealerships.includes(slug));
    const losses = lostEnquiriesOf({ public: open, private: secret, locations: locationsOf(shown) });
    return losses.map((lost) => ({ siteId: open.id, lost, problem: problemOf(site, lost) }));
  });
}

function problemOf({ file }: LoadedSite, lost: LostEnquiries): Problem {
  const { what, todo } = lostWords(lost);
  return file.problem(["private", "delivery", ...placeOf(lost)], `${what}; ${todo}`);
}

function placeOf(lost: LostEnquiries): (string | number)[] {
  if (lost.kind === "category") return [lost.rule, "categories", lost.at];
  return lost.kind === "location" ? [lost.rule, "location"] : [];
}

/** Whether a site had this mistake before: where it stands in the list may have changed since. */
export const isSameMistake = (one: LostEnquiries, other: LostEnquiries): boolean =>
  isMistake(one) && one.kind === other.kind && nameIn(one) === nameIn(other);

const nameIn = (lost: LostEnquiries): string => ("name" in lost ? lost.name : "");
