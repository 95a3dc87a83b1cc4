import type { LinkPart } from "#domain/page/section-parts.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";

// Sections as pages render them: every string is plain, or named html and safe. Other features render cars, forms and
// locations, so their views are only passed through.

export type ViewPicture = { src: string; width: number; height: number; cutout: boolean; alt: string };
export type ItemView = { title: string; html: string; picture: ViewPicture | null; links: LinkPart[] };
export type OfferView = {
  slug: string;
  title: string;
  make: string;
  html: string;
  terms: string;
  ends: string | null;
  picture: ViewPicture | null;
  url: string | null;
};
export type ModelView = {
  slug: string;
  name: string;
  make: string;
  text: string;
  url: string;
  status: string | null;
  from: string | null;
  inStock: number;
  picture: ViewPicture | null;
  /** Its length relative to the longest of the range. */
  scale: number | null;
};
export type PersonView = { name: string; role: string; place: string; phone: string | null; text: string | null };
export type FaqView = { question: string; html: string };
export type MilestoneView = { year: number; title: string; text: string | null; award: boolean };

export type PlanTable = {
  rows: { id: string; name: string; text: string | null; weekly: string; total: string; km: string }[];
  /** What the weekly price of every plan covers, and what else is to pay. */
  included: string[];
  costs: string[];
};

type Titled = { title: string | null; html: string; links: LinkPart[] };

export type SectionView<Card, Form, Places> =
  | (Titled & { kind: "hero"; picture: ViewPicture | null; crumbs: Crumb[]; facts: string[]; logo: string | null })
  | (Titled & { kind: "text"; contents: LinkPart[] })
  | (Titled & { kind: "picture"; picture: ViewPicture | null; side: "left" | "right" })
  | (Titled & { kind: "cards" | "columns" | "steps"; items: ItemView[]; across: number })
  | (Titled & { kind: "facts"; facts: { value: string; label: string }[] })
  | (Titled & { kind: "action" })
  | (Titled & { kind: "quote"; by: string })
  | (Titled & { kind: "faq"; groups: { topic: string; items: FaqView[] }[] })
  | (Titled & { kind: "form"; form: Form; id: string; phone: string })
  | (Titled & { kind: "stock"; cards: Card[]; all: LinkPart | null; empty: string | null })
  | (Titled & { kind: "staff"; people: PersonView[] })
  | (Titled & { kind: "milestones"; milestones: MilestoneView[] })
  | (Titled & { kind: "locations"; places: Places })
  | (Titled & { kind: "offers"; groups: { make: string; offers: OfferView[] }[] })
  | (Titled & { kind: "bodies"; bodies: (LinkPart & { count: number; current: boolean })[] })
  | (Titled & { kind: "models"; models: ModelView[] })
  | (Titled & { kind: "plans" } & PlanTable)
  | (Titled & { kind: "calculator" });
