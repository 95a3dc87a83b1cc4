import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { EnvironmentError } from "#server/environment/environment-error.ts";

/** Why the folder is not writable; null if it is. */
export function dataDirProblem(dataDir: string): string | null {
  const probe = join(dataDir, `.writable.${process.pid}.${randomBytes(4).toString("hex")}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, "");
    rmSync(probe);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return (
      `DATA_DIR: ${dataDir} cannot be written by the user ${userName()} (${reason}). ` +
      "Give that user the folder, or name another one."
    );
  }
}

export function checkDataDir(dataDir: string): void {
  const problem = dataDirProblem(dataDir);
  if (problem !== null) throw new EnvironmentError(problem);
}

/** Who runs this program. A user id without a name is shown as a number. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
