import {
  type HtmlLinkDescriptor,
  type LinksFunction,
  type MetaDescriptor,
  type MetaFunction,
  useLocation,
  useMatches,
  useRouteError,
} from "react-router";

/** What the module of a page's route exports about the head of the page. */
type Declared = { meta?: MetaFunction; links?: LinksFunction };

/** The tags of a route's `meta`. React Router's own component needs its framework's context (decision 100). */
export function PageMeta() {
  const matches = useMatches();
  const location = useLocation();
  const { page, declared } = usePage();
  if (!page) return null;
  const { loaderData, params } = page;
  const tags = declared.meta?.({ loaderData, params, location, matches, error: undefined } as never) ?? [];
  return <>{tags.map(tagOf)}</>;
}

/** The style sheets of a route's `links`. */
export function PageLinks() {
  const links = (usePage().declared.links?.() ?? []) as HtmlLinkDescriptor[];
  return (
    <>
      {links.map((link) => (
        <link key={link.href} {...link} />
      ))}
    </>
  );
}

/** None where an error is drawn in place of the page. */
function usePage() {
  const page = useMatches().at(-1);
  const hasFailed = Boolean(useRouteError());
  return hasFailed ? { page: undefined, declared: {} } : { page, declared: (page?.handle ?? {}) as Declared };
}

function tagOf(tag: MetaDescriptor) {
  const key = JSON.stringify(tag);
  if ("title" in tag) return <title key={key}>{String(tag.title)}</title>;
  if ("script:ld+json" in tag) {
    // "</script>" in a text would end the element.
    const json = JSON.stringify(tag["script:ld+json"]).replaceAll(/[<>&]/g, escapeJson);
    return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  if (!("tagName" in tag)) return <meta key={key} {...tag} />;
  const { tagName, ...rest } = tag;
  return tagName === "link" ? <link key={key} {...rest} /> : <meta key={key} {...rest} />;
}

const escapeJson = (character: string): string => `\\u00${character.charCodeAt(0).toString(16)}`;
