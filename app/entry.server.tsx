import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
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

/** Renders to completion, one way for all: the result is cached by URL, so bots and people have to get the same. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null;
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        if (failure !== null) return reject(failure);
        const body = new PassThrough();
        headers.set("Content-Type", "text/html; charset=utf-8");
        buffer(body).then((bytes) => resolve(new Response(bytes, { status, headers })), reject);
        pipe(body);
      },
      onShellError: reject,
      onError: (error) => {
        failure = error;
      },
    });
  });
}
