import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { pageContext } from "./page-context.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { site, stock } = context.get(pageContext);
  return { name: site.settings.name, counts: stock.counts() };
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header>{loaderData.name}</header>
      <Outlet />
    </>
  );
}
