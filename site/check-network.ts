import { redirectProblems } from "#domain/redirect/redirect-problems.ts";
import { contrastProblems } from "./contrast.ts";
import type { LoadedDealership, LoadedSite, Network } from "./network.ts";
import { livePages } from "./live-pages.ts";
import { makeProblem } from "./site-make.ts";
import { collidingPaths } from "./site-paths.ts";
import type { Problem } from "./yaml-file.ts";

/** Files of the folder that were not read: what they claim, and the dealerships among them. */
export type Others = { claims: ReadonlyMap<string, string>; dealerships: ReadonlySet<string> };

const none: Others = { claims: new Map(), dealerships: new Set() };
const claimOf = (kind: string, value: string): string => `${kind} ${value}`;

/** The names that this file has for itself. */
export function claimsOf(one: LoadedSite | LoadedDealership): string[] {
  if ("dealership" in one) {
    const { id, locations } = one.dealership;
    return [claimOf("dealership id", id), ...locations.map((location) => claimOf("location id", location.id))];
  }
  return [claimOf("site id", one.settings.id), ...one.settings.hosts.map((host) => claimOf("host", host))];
}

/** What one file alone cannot know: names that meet, and names that lead nowhere. */
export function checkNetwork({ sites, dealerships }: Network, others: Others = none): Problem[] {
  const known = new Set([...others.dealerships, ...dealerships.map(({ dealership }) => dealership.slug)]);
  const problems: Problem[] = [];
  const read = new Set([...sites, ...dealerships].map(({ file }) => file.file));
  const owners = new Map([...others.claims].filter(([, file]) => !read.has(file)));
  const claim = (kind: string, value: string, file: string): string | null => {
    const key = claimOf(kind, value);
    const earlier = owners.get(key);
    if (earlier === undefined) owners.set(key, file);
    return earlier ?? null;
  };

  for (const { file, dealership } of dealerships) {
    if (file.file !== `dealerships/${dealership.slug}.yaml`) {
      problems.push(file.problem(["slug"], `the file has to be called dealerships/${dealership.slug}.yaml`));
    }
    const other = claim("dealership id", dealership.id, file.file);
    if (other) problems.push(file.problem(["id"], `the id "${dealership.id}" is already used in ${other}`));
    dealership.locations.forEach((location, index) => {
      const at = claim("location id", location.id, file.file);
      if (at)
        problems.push(file.problem(["locations", index, "id"], `the id "${location.id}" is already used in ${at}`));
    });
  }

  for (const { file, settings, content, lists } of sites) {
    if (file.file !== `${settings.slug}.yaml`) {
      problems.push(file.problem(["slug"], `the file has to be called ${settings.slug}.yaml`));
    }
    const sameId = claim("site id", settings.id, file.file);
    if (sameId) problems.push(file.problem(["id"], `the id "${settings.id}" is already used in ${sameId}`));
    const wrongMake = makeProblem(settings);
    if (wrongMake !== null) problems.push(file.problem(["manufacturer_id"], wrongMake));
    settings.hosts.forEach((host, index) => {
      const at = claim("host", host, file.file);
      if (at)
        problems.push(
          file.problem(["hosts", index], `the host "${host}" already belongs to ${at}; a host leads to one site only`),
        );
    });
    settings.dealerships.forEach((slug, index) => {
      if (!known.has(slug)) {
        problems.push(
          file.problem(
            ["dealerships", index],
            `there is no dealership "${slug}"; expected a file dealerships/${slug}.yaml`,
          ),
        );
      }
    });
    for (const { path, key, meets, file: chosenIn } of collidingPaths(settings, content)) {
      const expected = `the path "${path}" is already taken by ${meets}; choose another`;
      problems.push(
        chosenIn === undefined
          ? file.problem(key, expected)
          : { file: `${settings.slug}/${chosenIn}`, line: null, path: key.join("."), expected },
      );
    }
    settings.group_pages?.forEach(({ page }, index) => {
      if (content.pages.some(({ slug }) => slug === page)) return;
      const expected = `there is no page "${page}"; expected a file ${settings.slug}/pages/${page}.md`;
      problems.push(file.problem(["group_pages", index, "page"], expected));
    });
    for (const { index, field, expected } of redirectProblems(content.redirects, livePages(settings, content))) {
      problems.push((lists.get("redirects") ?? file).problem([index, field], expected));
    }
    for (const { path, expected } of contrastProblems(settings)) problems.push(file.problem(path, expected));
    const receivers = settings.private.delivery.map(({ channel }) => channel.kind);
    if (settings.finance_provider?.destination === "car-clarity" && !receivers.includes("car-clarity")) {
      problems.push(
        file.problem(
          ["finance_provider", "destination"],
          "Unknown destination: car-clarity; name its address as a channel under private.delivery",
        ),
      );
    }
    if (settings.payment_provider?.provider === "stripe" && settings.private.stripe === null) {
      problems.push(
        file.problem(
          ["payment_provider", "provider"],
          "Stripe needs its keys: set private.stripe with secret_key and webhook_secret",
        ),
      );
    }
    if (settings.payment_provider && settings.currency !== "AUD") {
      problems.push(
        file.problem(["payment_provider"], "online payments are taken in AUD only; set payment_provider to null"),
      );
    }
  }
  return problems;
}
