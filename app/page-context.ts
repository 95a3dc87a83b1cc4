import { createContext, data, type RouterContextProvider } from "react-router";
import type { LinkPort, PageContext, PostPort } from "#site/page-ports.ts";

/** Where a loader finds its page context. */
export const pageContext = createContext<PageContext>();

/** Where pages behind private links find their holder; null on every page that is the same for everybody. */
export const linkContext = createContext<LinkPort | null>(null);

export const postContext = createContext<PostPort | null>(null);

/** For actions, which run only for a post. */
export function postOf(context: Readonly<RouterContextProvider>): PostPort {
  const post = context.get(postContext);
  if (!post) throw data(null, { status: 405 });
  return post;
}
