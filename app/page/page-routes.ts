import { type ComponentType, createElement, type ReactNode } from "react";
import type { RouteObject, ServerBuild } from "react-router";

type Route = NonNullable<ServerBuild["routes"][string]>;

/** The built routes as React Router's data mode takes them (decision 100). */
export function pageRoutes({ routes }: Pick<ServerBuild, "routes">): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const below = (parent: string | undefined): RouteObject[] =>
    all.filter(({ parentId }) => parentId === parent).map((route) => routeOf(route, below(route.id)));
  return below(undefined);
}

function routeOf({ id, path, index, caseSensitive, module }: Route, children: RouteObject[]): RouteObject {
  const { loader, action, middleware, handle, meta, links } = module;
  const { default: Page, ErrorBoundary, Layout } = module as Module;
  const common = {
    id,
    ...(path === undefined ? {} : { path }),
    loader,
    action,
    middleware,
    // A page's tags are found by its match (page-tags.tsx).
    handle: { ...(handle as object | undefined), meta, links },
    Component: within(Layout, Page),
    ErrorBoundary: within(Layout, ErrorBoundary),
  };
  return (index ? { index: true, ...common } : { caseSensitive, children, ...common }) as RouteObject;
}

type Module = {
  default?: ComponentType;
  ErrorBoundary?: ComponentType;
  Layout?: ComponentType<{ children?: ReactNode }>;
};

/** The root draws its page and its error inside the whole document. */
function within(Layout: Module["Layout"], Part: ComponentType | undefined): ComponentType | undefined {
  if (!Layout || !Part) return Part;
  return () => createElement(Layout, null, createElement(Part));
}
