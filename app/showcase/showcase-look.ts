import { type MiddlewareFunction, matchPath } from "react-router";
import { pageContext } from "#app/page-context.ts";
import type { PageContext } from "#site/page-ports.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { templateNames } from "#site/template-folder.ts";
import { templateOf } from "#site/templates.ts";
import { showcaseCars, showcaseNow } from "./showcase-cars.ts";
import { showcaseStock } from "./showcase-stock.ts";

/** A word that is no template is a mistake in the address, not a wish for the site's own look. */
function nameOf(word: string | undefined): string | undefined {
  if (word === undefined || templateNames.includes(word)) return word;
  throw new Response(null, { status: 404 });
}

/** The address of a showcase: a template, and the template whose colours it uses (default: the site's own). */
export function showcaseAddress(pathname: string) {
  const address = matchPath("/showcase/:template?/:colours?", pathname);
  return address && { template: nameOf(address.params.template), colours: nameOf(address.params.colours) };
}

/** The site in another template, as if its file named it and said nothing else of its look. */
function dressed(settings: PublicSettings, template: string, colours: string | undefined): PublicSettings {
  const { home, tokens } = templateOf(template).defaults;
  const { brand, accent } = colours ? templateOf(colours).defaults : settings;
  return { ...settings, template, home, tokens, brand, accent };
}

/** Development only: below /showcase every part of the page uses the template that the address names. */
export const showcaseLook: MiddlewareFunction = async ({ context, request }, next) => {
  const address = showcaseAddress(new URL(request.url).pathname);
  if (address) context.set(pageContext, showcasePage(context.get(pageContext), address));
  return next();
};

type ShowcaseAddress = NonNullable<ReturnType<typeof showcaseAddress>>;

function showcasePage(page: PageContext, { template, colours }: ShowcaseAddress): PageContext {
  const { settings } = page.site;
  const cars = showcaseCars(page.site).map(({ car }) => car);
  return {
    ...page,
    now: showcaseNow,
    site: { ...page.site, settings: dressed(settings, template ?? settings.template, colours) },
    // Shared parts are not shared here, because they differ.
    shared: (_name, make) => make(),
    stock: showcaseStock(page.stock, cars),
  };
}
