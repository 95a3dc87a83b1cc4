import type { AppBuild } from "#server/pages/page-renderer.ts";

/** Replaces the built pages where a test only makes API calls. */
export const noPages = {
  routes: {},
  entry: {
    module: {
      createDocumentHandler: () => async () => new Response("There are no pages here.", { status: 404 }),
      provide: () => ({}),
    },
  },
} as unknown as AppBuild;
