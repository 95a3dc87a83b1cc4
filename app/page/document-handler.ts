import { ownValue } from "#domain/text/own-value.ts";
import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";

type DataRoutes = Parameters<typeof createStaticHandler>[0];
type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Answers with documents only. The router's own handler also prepares all data of a page for a router in the browser,
 * which took a quarter of a page's time; here nobody reads it.
 */
export function createDocumentHandler(build: ServerBuild): Handler {
  const handler = createStaticHandler(dataRoutesOf(build));
  const routeModules = Object.fromEntries(
    Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : [])),
  );
  const resourceAt = resourceFinder(build, handler.dataRoutes);
  const entryOf = (context: StaticHandlerContext): EntryContext => ({
    manifest: build.assets,
    branches: [],
    routeModules,
    staticHandlerContext: context,
    serverHandoffString: "",
    renderMeta: {},
    future: build.future,
    ssr: true,
    routeDiscovery: build.routeDiscovery,
    isSpaMode: false,
    serializeError: ({ message }) => ({ message }),
  });

  return async (request, context) => {
    const tell = (error: unknown) => build.entry.module.handleError?.(error, { request, context, params: {} });
    const draw = (found: StaticHandlerContext) =>
      build.entry.module.default(request, found.statusCode, new Headers(), entryOf(found), context);

    const document = async (found: StaticHandlerContext): Promise<Response> => {
      for (const error of Object.values(found.errors ?? {})) {
        if (!isRouteErrorResponse(error)) tell(error);
      }
      try {
        return await draw(found);
      } catch (error) {
        tell(error);
        return draw({ ...found, statusCode: 500, errors: { root: error } });
      }
    };

    try {
      const resource = resourceAt(new URL(request.url).pathname);
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
function resourceFinder(build: ServerBuild, routes: DataRoutes): (pathname: string) => string | null {
  const isResource = (id: string) => {
    const module = ownValue(build.routes, id)?.module;
    return module !== undefined && module.default === undefined && !module.ErrorBoundary;
  };
  return (pathname) => {
    const id = matchRoutes(routes, pathname)?.at(-1)?.route.id;
    return id !== undefined && isResource(id) ? id : null;
  };
}

async function answerOf(
  handler: ReturnType<typeof createStaticHandler>,
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

function dataRoutesOf({ routes }: ServerBuild): DataRoutes {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const below = (parent: string | undefined): DataRoutes =>
    all.filter(({ parentId }) => parentId === parent).map((route) => dataRouteOf(route, below(route.id)));
  return below(undefined);
}

function dataRouteOf({ id, path, index, caseSensitive, module }: Route, children: DataRoutes): DataRoutes[number] {
  const { loader, action, middleware, handle, ErrorBoundary } = module;
  const common = {
    id,
    ...(path === undefined ? {} : { path }),
    loader,
    action,
    middleware,
    handle,
    // Only marks where an error is caught; the router renders the module's own boundary.
    ErrorBoundary: id === "root" || ErrorBoundary ? () => null : undefined,
  };
  return (index ? { index: true, ...common } : { caseSensitive, children, ...common }) as DataRoutes[number];
}
