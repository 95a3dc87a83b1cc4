import { open, rename } from "node:fs/promises";

/** Flushes a file or a folder. What was renamed in a folder survives a power cut only once the folder is on disk. */
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

/** A file that is there already, made safe against a power cut, and given another name. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await syncFile(from);
  await rename(from, to);
}
