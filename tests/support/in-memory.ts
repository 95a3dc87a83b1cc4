import { statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

/** More than all tests together write. */
const enough = 4 * 1024 ** 3;

/**
 * Where tests put temporary files: in memory if the system has room. Hundreds of stores and servers that write durably
 * would otherwise spend most of their time waiting for the disk.
 */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return Math.min(bavail * bsize, freemem()) > enough ? "/dev/shm" : tmpdir();
  } catch {
    return tmpdir();
  }
}
