import { renderToString } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { loadIslands } from "./islands/island.tsx";
import { islands } from "./islands/registry.ts";
import { pageContext } from "./page-context.ts";
import type { PageContext } from "#site/page-ports.ts";
import { PageScript } from "./page/page-script.ts";

// The server must create its handler with the same copy of the router that the pages use; in development there are two.
export { createDocumentHandler } from "./page/document-handler.ts";

await loadIslands(islands);

/** For the server: the context object has to come from this build, or loaders would not recognise it. */
export function provide(context: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  return provider;
}

/** A page's text, kept beside its response: through the response's own stream it would be copied four times. */
const drawn = new WeakMap<Response, string>();

export function bodyOf(response: Response): Promise<string> | string {
  return drawn.get(response) ?? response.text();
}

/**
 * Renders to completion, the same for everybody: the result is cached by URL, so bots and people have to get the same.
 * The browser gets only the document: no loader data is sent, and no router starts there.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const { entry, hmr } = context.manifest;
  const html = renderToString(
    <PageScript value={{ entry: entry.module, hmr: hmr?.runtime ?? null }}>
      <ServerRouter context={context} url={request.url} />
    </PageScript>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const response = new Response(null, { status, headers });
  drawn.set(response, `<!DOCTYPE html>${html}`);
  return response;
}
