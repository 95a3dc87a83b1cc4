import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { type PageContext, pageContext } from "./page-context.ts";

// The server makes its handler with the same copy of the router that the pages use; in development there are two.
export { createRequestHandler } from "react-router";

/** The server's way in: the context object has to come from this build, or loaders would not recognise it. */
export function provide(context: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  return provider;
}

/** A page's text beside its response: through the response's own stream it would be copied four times. */
const drawn = new WeakMap<Response, string>();

export function bodyOf(response: Response): Promise<string> | string {
  return drawn.get(response) ?? response.text();
}

/**
 * Renders to completion, one way for all: the result is cached by URL, so bots and people have to get the same. The
 * loaders' data is appended as text instead of being streamed through React, which spares the page's slower half.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  const data = serverHandoffStream ? await text(serverHandoffStream) : "";
  headers.set("Content-Type", "text/html; charset=utf-8");
  const response = new Response(null, { status, headers });
  drawn.set(response, `<!DOCTYPE html>${withData(html, context.renderMeta?.didRenderScripts ? data : "")}`);
  return response;
}

/** What the router's own script expects: the data enqueued into the stream that it made. */
function withData(html: string, data: string): string {
  const end = html.lastIndexOf("</body>");
  if (data === "" || end === -1) return html;
  const controller = "window.__reactRouterContext.streamController";
  const script = `<script>${controller}.enqueue(${safe(JSON.stringify(data))});${controller}.close();</script>`;
  return html.slice(0, end) + script + html.slice(end);
}

/** Inside a script only this sign could end it. */
const safe = (json: string): string => json.replaceAll("<", "\\u003c");
