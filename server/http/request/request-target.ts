import type { IncomingMessage } from "node:http";

const wholeAddress = /^(https?):\/\/([^/?#]*)(.*)$/i;

/**
 * Whether a request names one host, once. Otherwise a proxy and this server could take it for two different sites. A
 * target that is a whole address becomes a path, so nothing after this reads another host from it.
 */
export function namesOneHost(req: IncomingMessage): boolean {
  const hosts = req.rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === "host");
  if (hosts.length > 1) return false;
  const target = req.url ?? "";
  if (target.startsWith("/") || target === "*") return true;
  const [, scheme = "", authority = "", path = ""] = wholeAddress.exec(target) ?? [];
  if (authority === "" || spelled(authority, scheme) !== spelled(req.headers.host ?? "", scheme)) return false;
  req.url = path.startsWith("/") ? path : `/${path}`;
  return true;
}

const usualPorts = new Map([
  ["http", /:80$/],
  ["https", /:443$/],
]);

const spelled = (authority: string, scheme: string): string =>
  authority.toLowerCase().replace(usualPorts.get(scheme.toLowerCase()) ?? "", "");

/** Path and query as received, without building a URL object. */
export const rawPath = (url: string): string => url.slice(url.indexOf("/", url.indexOf("//") + 2));
