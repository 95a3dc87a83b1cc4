import { open, rename } from "node:fs/promises";

/** Flushes a file or a folder. A rename survives a power cut only once its folder is flushed. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function writeDurably(file: string, bytes: Uint8Array | string): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes an existing file and renames it. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await syncFile(from);
  await rename(from, to);
}
