import type { LinkPort, PostedFiles, PostPort } from "#site/page-ports.ts";
import { ownValue } from "#domain/text/own-value.ts";

/** For whom a page is made that is not the same for everybody: who holds its link, or has posted its form. */
export type Visit = {
  /** The address is a key: the page has no third parties, and shares nothing with other pages. */
  isPersonal: boolean;
} & ({ link: LinkPort } | { post: PostPort; body: string });

/** The same as a render thread gets it. What is done for the visitor, the main thread does. */
export type FarVisit = { isPersonal: boolean; posted: { body: string; files: PostedFiles | null } | null };

/** Something that a page asks for while it is made. */
export type Doing = { of: "post" | keyof LinkPort; what: string; asked: unknown[] };

export const toFar = (visit: Visit): FarVisit => ({
  isPersonal: visit.isPersonal,
  posted: "post" in visit ? { body: visit.body, files: visit.post.files } : null,
});

/** In the main thread. */
export async function doFor(visit: Visit, { of, what, asked }: Doing): Promise<unknown> {
  const port = "post" in visit ? visit.post : visit.link;
  const work = ownValue((of === "post" ? port : port[of]) as Record<string, unknown>, what);
  if (typeof work !== "function") throw new Error(`A page asked for ${of}.${what}, which its visitor does not have.`);
  return (work as (...asked: unknown[]) => Promise<unknown>)(...asked);
}

/** Every name of a port, so that none is forgotten. */
type Names<Port> = Readonly<Record<keyof Port & string, true>>;
type Doings = Pick<PostPort, "submitLead" | "revealPhone">;

const post: Names<Doings> = { submitLead: true, revealPhone: true };
const valuations: Names<LinkPort["valuations"]> = {
  lookup: true,
  register: true,
  value: true,
  saveResult: true,
  get: true,
};
const enquiries: Names<LinkPort["enquiries"]> = { find: true, change: true };
const reservations: Names<LinkPort["reservations"]> = {
  find: true,
  pay: true,
  cancel: true,
  cancelPaid: true,
};
const alerts: Names<LinkPort["alerts"]> = {
  ask: true,
  confirmation: true,
  confirm: true,
  own: true,
  change: true,
  subscription: true,
  unsubscribe: true,
  resubscribe: true,
};

/** In a render thread. */
export function fromFar({ isPersonal, posted }: FarVisit, tell: (doing: Doing) => Promise<unknown>): Visit {
  const group = <Port>(of: Doing["of"], names: Names<Port>): Port =>
    Object.fromEntries(
      Object.keys(names).map((what) => [what, (...asked: unknown[]) => tell({ of, what, asked })]),
    ) as Port;
  const link: LinkPort = {
    valuations: group("valuations", valuations),
    reservations: group("reservations", reservations),
    alerts: group("alerts", alerts),
    enquiries: group("enquiries", enquiries),
  };
  if (!posted) return { isPersonal, link };
  return { isPersonal, post: { ...link, ...group<Doings>("post", post), files: posted.files }, body: posted.body };
}
