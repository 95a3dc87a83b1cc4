import type { Car } from "#domain/car/car.ts";
import type { PageForm } from "#domain/page/section-kinds.ts";
import type { PageContext } from "#site/page-ports.ts";
import { renderMarkdown } from "./render-markdown.server.ts";
import type { ViewPicture } from "./section-view.ts";

/** What sections are made from: the page's context, and views of other features. */
export type SectionSources<Card, Form, Places> = {
  page: PageContext;
  /** The path of the page that is made. */
  path: string;
  isServed: (url: string) => boolean;
  /** A button of a page about a car leads to pages about the same car. */
  linkTo: (url: string) => string;
  /** The number beside a form: of the car's yard where the page is about a car. */
  phone: string;
  cardOf: (car: Car) => Card;
  /** Null if the site does not offer the form. */
  formOf: (name: PageForm) => Form | null;
  /** Null if there is none of the kind. */
  placesOf: (kind: "sales" | "service" | "parts" | "") => Places | null;
};

type Html = Pick<PageContext, "picture">;

export const htmlOf = (markdown: string, { picture }: Html): string => renderMarkdown(markdown, (url) => picture(url));

/** Pictures on plain white are in the media folder's flat/ and icons/: they blend into the stage. */
export function pictureOf(src: string | null, alt: string, { picture }: Html): ViewPicture | null {
  const found = src === null ? null : picture(src, /^\/media\/(?:flat|icons)\//.test(src));
  return found && { ...found, alt };
}
