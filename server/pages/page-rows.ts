import type { ServerBuild } from "react-router";

/** What a row of the table of paths declares: the parameters it reads by name, or that it reads those of a search. */
export type PageRow = {
  parameters?: readonly string[];
  listing?: boolean;
  /** The page belongs to the holder of a mailed link: always, or if it has one of these parameters. */
  mailed?: boolean | string | readonly string[];
  /** Of paths of the site's own, by the kind of their page. */
  pages?: Readonly<Record<string, PageRow>>;
  takesPosts?: boolean;
};

/** By the name of the route. */
export type PageRows = Readonly<Record<string, PageRow>>;

/** As data, without the code of the pages: whoever only finds pages needs no React. */
export function pageRowsOf({ routes }: Pick<ServerBuild, "routes">): PageRows {
  return Object.fromEntries(
    Object.values(routes).flatMap((route) => {
      if (!route) return [];
      const { parameters = [], listing = false, mailed = false, pages = {} } = (route.module.handle ?? {}) as PageRow;
      return [[route.id, { parameters, listing, mailed, pages, takesPosts: route.module.action !== undefined }]];
    }),
  );
}
