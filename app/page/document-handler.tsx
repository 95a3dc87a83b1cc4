import type { ReactElement } from "react";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { pageRoutes } from "./page-routes.ts";

type StaticHandler = ReturnType<typeof createStaticHandler>;
type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Makes the answer of a page that is drawn. */
type Draw = (page: ReactElement, status: number) => Response;

/**
 * Answers with documents only, by React Router's data mode. `createRequestHandler` also prepares all data of a page for a
 * router in the browser, which took a quarter of a page's time; here nobody reads it (decision 100).
 */
export function createDocumentHandler(build: ServerBuild, draw: Draw): Handler {
  const handler = createStaticHandler(pageRoutes(build));
  const drawn = (found: StaticHandlerContext) =>
    draw(
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />,
      found.statusCode,
    );

  return async (request, context) => {
    const tell = (error: unknown) => build.entry.module.handleError?.(error, { request, context, params: {} });

    const document = (found: StaticHandlerContext): Response => {
      for (const error of Object.values(found.errors ?? {})) {
        if (!isRouteErrorResponse(error)) tell(error);
      }
      try {
        return drawn(found);
      } catch (error) {
        tell(error);
        return drawn({ ...found, statusCode: 500, errors: { root: error } });
      }
    };

    try {
      const resource = resourceAt(handler, new URL(request.url).pathname);
      if (resource !== null) return await answerOf(handler, request, context, resource);
      return (await handler.query(request, {
        requestContext: context,
        generateMiddlewareResponse: async (query) => {
          const found = await query(request);
          return found instanceof Response ? found : document(found);
        },
      })) as Response;
    } catch (error) {
      tell(error);
      return new Response("Something went wrong on our side. Please try again in a moment.", { status: 500 });
    }
  };
}

/** A route without a component answers with what its loader returns. */
function resourceAt({ dataRoutes }: StaticHandler, pathname: string): string | null {
  const route = matchRoutes(dataRoutes, pathname)?.at(-1)?.route;
  return route && !route.Component && !route.ErrorBoundary ? route.id : null;
}

async function answerOf(
  handler: StaticHandler,
  request: Request,
  requestContext: RouterContextProvider,
  routeId: string,
): Promise<Response> {
  try {
    const answer: unknown = await handler.queryRoute(request, { routeId, requestContext });
    return answer instanceof Response ? answer : Response.json(answer);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}
