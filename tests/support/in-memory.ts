import { statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

/** What all tests together may write, with room to spare. */
const enough = 4 * 1024 ** 3;

/**
 * Where tests keep what is thrown away after them: in memory where the system has room for it. Hundreds of stores and
 * servers that write durably would wait for the disk most of their time.
 */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return Math.min(bavail * bsize, freemem()) > enough ? "/dev/shm" : tmpdir();
  } catch {
    return tmpdir();
  }
}
