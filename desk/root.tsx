import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import type { Route } from "./+types/root";
import favicon from "./favicon.svg?url";
import archivo from "./fonts/archivo.woff2?url";
import { isPlainPage } from "./plain-page.ts";
import "./styles/desk.css";
import { ButtonLink } from "./ui/button.tsx";
import { SignCard, YardPlan } from "./ui/yard-plan.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: archivo, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: favicon, type: "image/svg+xml" },
];

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? "Nothing here, Forecourt desk" : "Forecourt desk" },
];

export function Layout({ children }: { children: ReactNode }) {
  const isPlain = useMatches().some(({ handle }) => isPlainPage(handle));
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isPlain && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Desk() {
  return <Outlet />;
}

/** The same page for what does not exist and for what is somebody else's: it does not tell which. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isKnown = isRouteErrorResponse(error) && error.status < 500;
  return (
    <YardPlan>
      <SignCard title={isKnown ? "Nothing here for you" : "This page did not load"}>
        <p>
          {isKnown
            ? "The address leads nowhere, or to something that you do not work with."
            : "The desk has a fault. What was saved before is safe. Try again in a minute."}
        </p>
        <ButtonLink href="/" look="primary">
          To the desk
        </ButtonLink>
      </SignCard>
    </YardPlan>
  );
}
