import type { AppBuild } from "#server/pages.ts";

/** Stands in for the built pages where a test asks for calls alone. */
export const noPages = {
  routes: {},
  entry: {
    module: {
      createRequestHandler: () => async () => new Response("There are no pages here.", { status: 404 }),
      provide: () => ({}),
    },
  },
} as unknown as AppBuild;
