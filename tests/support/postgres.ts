import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { chmod, chown, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { findFreePort } from "./store-free-port.ts";
import { copyCluster } from "./postgres-template.ts";
import { postgresBinaries, type Binaries } from "./store-postgres-binaries.ts";

// A real PostgreSQL server for one test, in a temporary directory, on a free loopback port.

export type TestPostgres = {
  port: number;
  /** A new, empty database. */
  createDatabase: (name?: string) => Promise<string>;
  /** SIGKILL ends the server without cleanup; SIGQUIT is its own "immediate" mode. Both leave a log to recover from. */
  crash: (signal: "SIGKILL" | "SIGQUIT") => Promise<void>;
  start: () => Promise<void>;
  /** Stops the server and removes its files. */
  stop: () => Promise<void>;
};

/** PostgreSQL refuses to run as root. Every Unix has this unprivileged user; nothing needs to be created. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;
/** Root may keep its temporary files where nobody else can reach them. */
const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
const temporary = nobody === null || isOpenToAll(tmpdir()) ? tmpdir() : "/tmp";

/** If it is not durable, a crash loses committed data. */
export async function startPostgres({ durable = true } = {}): Promise<TestPostgres> {
  const home = await mkdtemp(join(temporary, "forecourt-postgres-"));
  const data = join(home, "data");
  if (nobody !== null) await chown(home, nobody.uid, nobody.gid);
  const binaries = await reachableBinaries(home);
  // --no-sync: initdb's own files need not survive a power cut; later commits are synced as always.
  const flags = ["-U", "forecourt", "-A", "trust", "--locale=C", "-E", "UTF8", "--no-sync"];
  await copyCluster(binaries.postgres, data, nobody, (folder) => run(binaries.initdb, ["-D", folder, ...flags]));
  const port = await findFreePort();
  let server: ChildProcess | null = null;
  let databases = 0;

  const end = async (signal: NodeJS.Signals) => {
    const ending = server;
    server = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, "exit");
    ending.kill(signal);
    await exited;
  };
  const endNow = () => server?.kill("SIGQUIT");
  const start = async () => {
    // The children of a killed server live on for a moment, and no other server starts on their data until they are
    // gone.
    for (let tries = 1; server === null; tries += 1) {
      server = await launch(binaries.postgres, data, port, durable).catch((error: unknown) => {
        if (tries === 100 || !String(error).includes("still in use")) throw error;
        return null;
      });
    }
  };
  await start();
  process.on("exit", endNow);

  return {
    port,
    start,
    createDatabase: (name = `test_${(databases += 1)}`) => createDatabaseAt(port, name),
    crash: end,
    async stop() {
      // Its files are not needed again, so it need not shut down cleanly.
      await end("SIGQUIT");
      process.off("exit", endNow);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** On a running server: empty, or a copy of a database that nobody has open. */
export async function createDatabaseAt(port: number, name: string, template = "template1"): Promise<string> {
  const url = (database: string) => `postgres://forecourt@127.0.0.1:${port}/${database}`;
  const client = new Client(url("postgres"));
  await client.connect();
  // Copying files takes a quarter of the processor time of copying through the log.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  return url(name);
}

/** Resolves when the server accepts connections; a start after a crash includes its recovery. */
function launch(postgres: string, data: string, port: number, durable: boolean): Promise<ChildProcess> {
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "shared_buffers=16MB"];
  // With hundreds of databases it would start a process every fraction of a second.
  settings.push("autovacuum=off");
  settings.push(...(durable ? ["fsync=on"] : ["fsync=off", "full_page_writes=off"]));
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const server = spawn(postgres, ["-D", data, "-p", String(port), ...flags], {
    ...nobody,
    env: { ...process.env, LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return new Promise((resolve, reject) => {
    let log = "";
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`PostgreSQL ended with code ${String(code)}:\n${log}`)));
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      if (log.length < 20_000) log += text;
      if (text.includes("database system is ready to accept connections")) resolve(server);
    });
  });
}

/** A checkout in a private home folder is closed to the unprivileged user, so it gets its own copy. */
async function reachableBinaries(home: string): Promise<Binaries> {
  const binaries = await postgresBinaries();
  if (
    await run(binaries.postgres, ["--version"]).then(
      () => true,
      () => false,
    )
  )
    return binaries;
  const copy = join(home, "native");
  await cp(dirname(dirname(binaries.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  return { initdb: join(copy, "bin", "initdb"), postgres: join(copy, "bin", "postgres") };
}

async function run(file: string, args: string[]): Promise<void> {
  const child = spawn(file, args, { ...nobody, cwd: temporary, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (log += text));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${file} ended with code ${String(code)}:\n${log}`);
}
