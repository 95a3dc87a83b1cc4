import { noteSeen, parseSeen } from "#domain/recent/seen-list.ts";

const key = "forecourt.seen";

/** Which other cars this browser looked at before. Where storage is refused: none. */
export function seenBefore(id: string): readonly string[] {
  return read().filter((one) => one !== id);
}

export function rememberSeen(id: string): void {
  write(noteSeen(read(), id));
}

/** Cars that are gone are not asked for again. */
export function forgetSeen(ids: readonly string[]): void {
  write(read().filter((id) => !ids.includes(id)));
}

function read(): readonly string[] {
  try {
    return parseSeen(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Full or forbidden: the next page simply knows of none.
  }
}
