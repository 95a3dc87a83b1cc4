import { open, rename } from "node:fs/promises";

/** What was written or renamed in a folder is there after a power cut only once the folder itself is on disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
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
  const handle = await open(from, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(from, to);
}
