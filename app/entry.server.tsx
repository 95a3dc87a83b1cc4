import { renderToString } from "react-dom/server";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { loadIslands } from "./islands/island.tsx";
import { islands } from "./islands/registry.ts";
import { linkContext, pageContext, postContext } from "./page-context.ts";
import type { LinkPort, PageContext, PostPort } from "#site/page-ports.ts";
import { createDocumentHandler as createHandler } from "./page/document-handler.tsx";
import { PageScript } from "./page/page-script.ts";

export { isRouteErrorResponse } from "react-router";

await loadIslands(islands);

/** Whom a page is made for, unless it is the same for everybody. */
export type Visitor = { link: LinkPort } | { post: PostPort };

/** For the server: the context objects have to come from this build, or loaders would not recognise them. */
export function provide(page: PageContext, visitor: Visitor | null): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  if (visitor) provider.set(linkContext, "post" in visitor ? visitor.post : visitor.link);
  if (visitor && "post" in visitor) provider.set(postContext, visitor.post);
  return provider;
}

/** A page's text, kept beside its response: through the response's own stream it would be copied four times. */
const drawn = new WeakMap<Response, string>();

export function bodyOf(response: Response): Promise<string> | string {
  return drawn.get(response) ?? response.text();
}

/**
 * Renders to completion, the same for everybody: the result is cached by URL, so bots and people have to get the same.
 * The browser gets only the document: no loader data is sent, and no router starts there. The server must create its
 * handler with the same copy of the router that the pages use; in development there are two.
 */
export function createDocumentHandler(build: ServerBuild) {
  const { entry, hmr } = build.assets;
  const script = { entry: entry.module, hmr: hmr?.runtime ?? null };
  return createHandler(build, (page, status) => {
    const html = renderToString(<PageScript value={script}>{page}</PageScript>);
    const response = new Response(null, { status, headers: { "content-type": "text/html; charset=utf-8" } });
    drawn.set(response, `<!DOCTYPE html>${html}`);
    return response;
  });
}
