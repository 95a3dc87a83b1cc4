import { ownValue } from "#domain/text/own-value.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pageLinks } from "#domain/page/page-links.ts";
import { isServed } from "./paths/find-path.ts";
import { isCall } from "./paths/platform-paths.ts";
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
    const links = places
      .filter(({ value, isLink }) => isLink && isOwnPath(value) && !isLive(site, value))
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

/** Whether a path leads somewhere, as far as the files can tell; they do not know whether a car or a search exists. */
function isLive({ settings, content }: LoadedSite, link: string): boolean {
  // An asterisk matches the rest of an old address; only the page itself knows whether it exists.
  if (link.includes("*") || isCall(link)) return true;
  const [path = "/"] = link.split(/[?#]/, 1);
  return isServed({ settings, content }, link.replace(path, path.replace(/(?<=.)\/+$/, "")));
}
