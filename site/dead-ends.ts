import { ownValue } from "#domain/text/own-value.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pageLinks } from "#domain/page/page-links.ts";
import { findRedirect } from "#domain/redirect/redirect.ts";
import { livePages } from "./live-pages.ts";
import type { LoadedSite, Network } from "./network.ts";
import type { Problem, YamlFile } from "./yaml-file.ts";

/** A broken link or a missing picture. */
export type DeadEnd = Problem & { rule: string };

/** `problem` tells where the value is. */
type Place = { value: string; isLink: boolean; problem: (expected: string) => Problem };

/**
 * Links of menus, lists, redirects and pages that no page of the site answers, and pictures that are in none of the media
 * folders. These are warnings only: the target of a link may be added later.
 */
export function deadEnds({ sites }: Network, mediaFolders: readonly string[]): DeadEnd[] {
  return sites.flatMap((site) => {
    const places = placesOf(site);
    const isLive = pathsOf(site);
    const links = places
      .filter(({ value, isLink }) => isLink && isOwnPath(value) && !isLive(value))
      .map(({ problem, value }) => ({
        ...problem(`"${value}" leads nowhere: this site has no such page`),
        rule: "dead link",
      }));
    const pictures = places
      .filter(({ value }) => isMedia(value) && !mediaFolders.some((folder) => existsSync(fileOf(folder, value))))
      .map(({ problem, value }) => ({
        ...problem(`the picture "${value}" is in none of the media folders`),
        rule: "missing picture",
      }));
    return [...links, ...pictures];
  });
}

/** Every text of the site's own file and lists, and what its pages link to. Inherited settings have files of their own. */
function placesOf({ file, own, content, lists, pages }: LoadedSite): Place[] {
  const written = [...lists].flatMap(([kind, list]) => texts(ownValue<unknown>(content, kind), list, []));
  const linked = [...pages].flatMap(([name, text]) =>
    pageLinks(text).map(({ line, target }) => ({
      value: target,
      isLink: true,
      problem: (expected: string) => ({ file: name, line, path: "", expected }),
    })),
  );
  return [...texts(own, file, []), ...written, ...linked];
}

function texts(value: unknown, file: YamlFile, path: (string | number)[]): Place[] {
  if (typeof value === "string") {
    return [{ value, isLink: isLink(path), problem: (expected) => file.problem(path, expected) }];
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => texts(item, file, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => texts(item, file, [...path, key]));
}

const isLink = (path: readonly (string | number)[]): boolean =>
  ["url", "override_url", "to"].includes(String(path.at(-1)));
const isMedia = (value: string): boolean => /^\/media\/\S+\.\w+$/.test(value);
const isOwnPath = (value: string): boolean => /^\/(?!\/)/.test(value) && !isMedia(value);
const fileOf = (folder: string, value: string): string => join(folder, value.replace(/^\/media\//, ""));

const normal = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") : path).toLowerCase();

/** Whether a path leads to a page, as far as the files can tell; they do not know whether a car or a search exists. */
function pathsOf({ settings, content }: LoadedSite): (link: string) => boolean {
  const { pages, reserved } = livePages(settings, content);
  const known = new Set(["/", "/sitemap.xml", "/robots.txt", "/llms.txt", ...pages].map(normal));
  const searches = ["/search", settings.default_search_path, ...settings.search.special_slugs.map(({ path }) => path)];
  const redirects = findRedirect(content.redirects);
  return (link) => {
    const [address = "/"] = link.split("#", 1);
    const [path = "/", query = ""] = address.split("?", 2);
    const place = normal(path);
    return (
      known.has(place) ||
      reserved.has(place.split("/")[1] ?? "") ||
      searches.some((search) => `${place}/`.startsWith(`${normal(search)}/`)) ||
      // An asterisk matches the rest of an old address; only the page itself knows whether it exists.
      path.includes("*") ||
      (redirects?.(path, query) ?? null) !== null
    );
  };
}
