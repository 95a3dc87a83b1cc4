import { everyChannel } from "#domain/delivery/channels-for.ts";
import { budgetLender } from "#domain/search/budget/budget.ts";
import { isTimeZone, timeZoneWords } from "#domain/time/time-zone.ts";
import { redirectProblems } from "#domain/redirect/redirect-problems.ts";
import { contrastProblems } from "./contrast.ts";
import { livePages } from "./paths/live-pages.ts";
import type { LoadedSite } from "./network.ts";
import { repeated } from "./repeated.ts";
import { makeProblem } from "./site-make.ts";
import { collidingPaths } from "./paths/site-paths.ts";
import { secretProblems } from "./site-secrets.ts";
import type { Problem } from "./yaml-file.ts";

/** Mistakes that a site's files can have although each of their values is a good one. */
export function checkSite(site: LoadedSite): Problem[] {
  const { file, settings } = site;
  const problems: Problem[] = [];
  if (file.file !== `${settings.slug}.yaml`) {
    problems.push(file.problem(["slug"], `the file has to be called ${settings.slug}.yaml`));
  }
  if (!isTimeZone(settings.time_zone)) {
    problems.push(file.problem(["time_zone"], `there is no time zone "${settings.time_zone}"; ${timeZoneWords}`));
  }
  const wrongMake = makeProblem(settings);
  if (wrongMake !== null) problems.push(file.problem(["manufacturer_id"], wrongMake));
  for (const { path, expected } of contrastProblems(settings)) problems.push(file.problem(path, expected));
  return [
    ...problems,
    ...pageProblems(site),
    ...listProblems(site),
    ...providerProblems(site),
    ...secretProblems(site),
  ];
}

/** Pages that meet, or that do not exist. */
function pageProblems({ file, settings, content, lists }: LoadedSite): Problem[] {
  const colliding = collidingPaths(settings, content).map(({ path, key, meets, file: chosenIn }) => {
    const expected = `the path "${path}" is already taken by ${meets}; choose another`;
    return chosenIn === undefined
      ? file.problem(key, expected)
      : { file: `${settings.slug}/${chosenIn}`, line: null, path: key.join("."), expected };
  });
  const missing = (settings.group_pages ?? []).flatMap(({ page }, index) =>
    content.pages.some(({ slug }) => slug === page)
      ? []
      : [
          file.problem(
            ["group_pages", index, "page"],
            `there is no page "${page}"; expected a file ${settings.slug}/pages/${page}.md`,
          ),
        ],
  );
  const redirects = redirectProblems(content.redirects, livePages(settings, content)).map(
    ({ index, field, expected }) => (lists.get("redirects") ?? file).problem([index, field], expected),
  );
  return [...colliding, ...missing, ...redirects];
}

/** Names by which pages and people tell the items of a list apart. */
function listProblems({ file, content, lists }: LoadedSite): Problem[] {
  const twice = (list: string, field: string, values: readonly string[]): Problem[] =>
    repeated(values, (value) => value).map(({ index, value }) =>
      (lists.get(list) ?? file).problem([index, field], `"${value}" is here twice; each ${field} is used once`),
    );
  return [
    ...twice(
      "offers",
      "slug",
      content.offers.map(({ slug }) => slug),
    ),
    ...twice(
      "promos",
      "slug",
      content.promos.map(({ slug }) => slug),
    ),
    ...twice(
      "reviews",
      "id",
      content.reviews.map(({ id }) => id),
    ),
  ];
}

function providerProblems({ file, settings }: LoadedSite): Problem[] {
  const problems: Problem[] = [];
  const receivers = everyChannel(settings.private.delivery).map(({ kind }) => kind);
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
  if (settings.budget_finder?.with_interest && budgetLender(settings) === null) {
    problems.push(
      file.problem(
        ["budget_finder", "with_interest"],
        "budgets with interest need a finance_provider and kind: buy; set with_interest to false",
      ),
    );
  }
  return problems;
}
