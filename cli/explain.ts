import { parseArgs } from "node:util";
import { readEnv } from "#server/environment/env.ts";
import { type Command, print } from "./command.ts";

type Line = { what: string; is: string };

export const explainCommand: Command = {
  words: "URL [--json]",
  help: "how the server on this machine answers an address: site, row of the table of paths, cache key, and how fresh the page is",
  needsStore: false,
  async run(words) {
    const { values, positionals } = parseArgs({
      args: words,
      options: { json: { type: "boolean" } },
      allowPositionals: true,
    });
    const [url, ...more] = positionals;
    if (url === undefined || more.length > 0) {
      process.stderr.write("Write one address: forecourt explain https://www.dealer.example/search\n");
      return 2;
    }
    const { PORT } = readEnv(process.env);
    const answer = await fetch(`http://127.0.0.1:${PORT}/internal/explain?${new URLSearchParams({ url })}`, {
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    if (!answer) {
      process.stderr.write(
        `No server answers on port ${PORT} of this machine. Start it, or set PORT to that of yours.\n`,
      );
      return 1;
    }
    const said = (await answer.json().catch(() => null)) as Line[] | { error: string } | null;
    if (said === null) {
      process.stderr.write(
        `What answers on port ${PORT} of this machine cannot explain: is it this version of Forecourt?\n`,
      );
      return 1;
    }
    if ("error" in said) {
      process.stderr.write(`${said.error}\n`);
      return 2;
    }
    if (values.json) print(JSON.stringify(said, null, 2));
    else for (const { what, is } of said) print(`${what.padEnd(16)} ${is}`);
    return 0;
  },
};
