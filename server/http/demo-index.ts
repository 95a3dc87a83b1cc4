import type { MiddlewareHandler } from "hono";
import { html, raw } from "hono/html";
import { themeVariables } from "#site/theme.ts";
import type { MediaLibrary } from "#server/images/media-library.ts";
import { isLoopback } from "./middleware/client-address.ts";
import { platformTokens } from "#server/platform/platform-tokens.ts";
import { documentPolicy } from "#server/pages/content-security.ts";
import type { RequestEnv } from "./request/request.ts";
import type { SiteRenderer } from "#server/pages/rendering/site-renderer.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

const bare = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** All demo sites on one page, at bare localhost. Every other host is passed on to its own site. */
export function demoIndex(
  registry: SiteRegistry,
  renderer: SiteRenderer,
  media: MediaLibrary,
): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    if (!bare.has(c.var.host) || !isLoopback(c.var.client)) return next();
    const port = new URL(c.req.url).port;
    const now = new Date();
    const counted = registry
      .all()
      .map(async (runtime) => tile(runtime, media, port, await renderer.carCount(runtime, now)));
    const tiles = await Promise.all(counted);
    return c.html(page(tiles), 200, { "cache-control": "no-store", "content-security-policy": policy });
  };
}

function tile(runtime: SiteRuntime, media: MediaLibrary, port: string, carCount: number) {
  const { name, description, template, logo } = runtime.site.public;
  const theme = themeVariables(runtime.site.public);
  const mark = media.find(logo.on_dark.replace("/media/", ""));
  return html`<li>
    <a
      href="http://${runtime.site.slug}.localhost:${port}/"
      style="--brand:${theme["brand"]};--on-brand:${theme["on-brand"]}"
    >
      <span class="mark"
        >${mark ? html`<img src="${logo.on_dark}?v=${mark.hash}" alt="" width="${logo.width}" height="${logo.height}" />` : ""}</span
      >
      <strong>${name}</strong>
      <span>${description}</span>
      <small>${runtime.pageSite.format.number(carCount)} vehicles · template ${template}</small>
    </a>
  </li>`;
}

const style = `${platformTokens}
:root{color-scheme:light;font:400 16px/1.5 var(--font);color:var(--ink);background:var(--ground)}
body{margin:0 auto;max-width:1200px;padding:clamp(24px,5vw,72px) clamp(16px,4vw,48px)}
h1{font-size:clamp(2rem,5vw,3.25rem);letter-spacing:-.03em;line-height:1.05;margin:0 0 12px}p{max-width:38em;margin:0 0 40px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:20px;grid-template-columns:repeat(auto-fill,minmax(min(320px,100%),1fr))}
a{display:grid;gap:6px;height:100%;box-sizing:border-box;background:var(--sheet);border:1px solid var(--line);border-radius:8px;overflow:hidden;padding:0 20px 20px;color:inherit;text-decoration:none;align-content:start}
a:hover{border-color:var(--ink)}a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.mark{margin:0 -20px 14px;background:var(--brand);height:96px;display:grid;place-items:center start;padding:0 20px}.mark img{max-height:44px;width:auto;max-width:80%}
strong{font-size:1.2rem}small{color:var(--soft)}footer{margin-top:48px;color:var(--soft);font-size:.875rem}`;

const policy = documentPolicy(style, { "style-src-attr": ["'unsafe-inline'"], "img-src": ["'self'"] });

function page(tiles: unknown[]) {
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Forecourt: the demo dealerships</title>
        <meta name="robots" content="noindex" />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>One platform, ${tiles.length} dealerships</h1>
          <p>Every site below is served by this one process. Each is a file of settings and its own stock.</p>
          <ul>
            ${tiles}
          </ul>
        </main>
        <footer>
          Demo vehicle images rendered from “Generic passenger car pack” by Comrade1280 (CC BY 4.0), modified.
        </footer>
      </body>
    </html>`;
}
