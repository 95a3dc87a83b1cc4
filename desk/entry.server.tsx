import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { deskContext, type DeskLoad } from "./desk-context.ts";

/**
 * For the host: answers a request for one person. The handler and the context come from this build, because a second copy
 * of the router would not recognise them.
 */
export function createDeskHandler(build: ServerBuild, mode?: string) {
  const handle = createRequestHandler(build, mode);
  return (request: Request, load: DeskLoad): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(deskContext, load);
    return handle(request, context);
  };
}

/** A wrong address or method is its sender's mistake: only faults of ours are logged. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) context.get(deskContext)?.report(error);
};

/** Renders to completion: a page that needs no script arrives without one. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  // The router puts it on every script of the page.
  const nonce = loadContext.get(deskContext)?.nonce ?? "";
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal },
  );
  await stream.allReady;
  return new Response(stream, { status, headers });
}
