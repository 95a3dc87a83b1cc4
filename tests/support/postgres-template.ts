import { chmod, cp, lchown, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

// `initdb` takes a second of processor time and always makes the same files. They are made once per checkout and copied
// from then on.

const cache = join(import.meta.dirname, "../../node_modules/.cache");

type Owner = { uid: number; gid: number } | null;

/** Copies an unused cluster into `data`; `initialise` makes the first one. */
export async function copyCluster(
  binary: string,
  data: string,
  owner: Owner,
  initialise: (folder: string) => Promise<void>,
): Promise<void> {
  const { size, mtimeMs } = await stat(binary);
  const template = join(cache, `postgres-${size}-${Math.round(mtimeMs)}`);
  if (!(await exists(template))) {
    const made = join(dirname(data), "made");
    await initialise(made);
    await keep(made, template);
    await rm(made, { recursive: true });
  }
  await cp(template, data, { recursive: true });
  await chmod(data, 0o700);
  if (owner === null) return;
  for (const name of ["", ...(await readdir(data, { recursive: true }))]) {
    await lchown(join(data, name), owner.uid, owner.gid);
  }
}

/** Complete or not at all: if several workers made one at the same time, only one stays. */
async function keep(made: string, template: string): Promise<void> {
  const copy = await mkdtemp(join(cache, "postgres-"));
  await cp(made, copy, { recursive: true });
  await rename(copy, template).catch(() => rm(copy, { recursive: true }));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
