import { environment } from "#server/environment/env.ts";

const header = `# Every environment variable that Forecourt reads, with its default. Nothing has to be set.
# Written by \`npm run env-example\` from server/environment/env.ts. Node does not read this file by itself:
# copy it to .env and start with \`node --env-file=.env build/programs/server-main.js\`, or use your service manager.
`;

const footer = `# Secrets that addresses of stock sources refer to: FEED_, the dealership's slug, two underscores
# and a name (docs/import-stock.md).
# FEED_CORNER_LOT__PASSWORD=

# Secrets that site files refer to: SITE_, the site's slug, two underscores and a name (docs/operate.md).
# SITE_CORNER_LOT__HOOK=
`;

/** The default depends on the machine. */
const machineDefaults: ReadonlySet<string> = new Set(["WORKERS"]);

export function envExample(): string {
  const variables = Object.entries(environment.shape).map(
    ([name, schema]) =>
      `# ${schema.description ?? ""}\n# ${name}=${defaultOf(name, schema.safeParse(undefined).data)}\n`,
  );
  return [header, ...variables, footer].join("\n");
}

function defaultOf(name: string, value: unknown): string {
  if (machineDefaults.has(name)) return "";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
