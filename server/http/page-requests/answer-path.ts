import type { Handler } from "hono";
import type { RenderedPage } from "#server/pages/cache/page-cache.ts";
import { withoutSlash } from "#server/pages/paths.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { rawPath } from "#server/http/request/request-target.ts";
import { inOneLine } from "#server/http/explain/explain.ts";
import { type DocumentDeps, sendDocument } from "./send-document.ts";
import { findAndSend } from "./send-page.ts";
import { type LinkDeps, openLink } from "./open-link.ts";
import { type PostDeps, takePost } from "./take-post.ts";

type Deps = {
  pages: DocumentDeps;
  links: LinkDeps;
  posts: PostDeps;
  /** Development: each page says in a header what it was made from. */
  explains: boolean;
};

/** Everything that a site answers under its own host and that is no call: by its row of the table of paths. */
export function answerPath({ pages, links, posts, explains }: Deps): Handler<RequestEnv> {
  return async (c) => {
    const address = rawPath(c.req.raw.url);
    const asked = pages.paths.read(address, c.var.runtime.site);
    if (asked.is === "moved") return c.redirect(asked.location, asked.status);
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const plain = isRead ? withoutSlash(address) : null;
    if (plain !== null) return c.redirect(plain, 308);
    if (asked.is === "page" && c.req.method === "POST" && asked.takesPosts) return takePost(c, posts, asked);
    if (!isRead) return c.json({ error: "This page can only be read." }, 405, { Allow: "GET, HEAD" });
    // A document that this site does not have is drawn as a page that is not there.
    if (asked.is === "document") return (await sendDocument(c, pages, asked)) ?? findAndSend(c, pages, asked);
    if (asked.isPersonal) return openLink(c, links, asked);
    const note = (page: RenderedPage): Record<string, string> =>
      explains ? { "x-explain": inOneLine(asked, page) } : {};
    const answer = await findAndSend(c, pages, asked, note);
    return asked.isGone ? gone(answer) : answer;
  };
}

/** In the site's own look, with a search box: only the status says that the page is gone for good. */
const gone = (answer: Response): Response => new Response(answer.body, { status: 410, headers: answer.headers });
