import { noteSeen, parseSeen } from "#domain/recent/seen-list.ts";

const key = "forecourt.seen";

let opened: { id: string; ids: readonly string[] } | null = null;

/** The other cars this browser had viewed when the page was opened. None without storage. */
export function seenWhenOpened(id: string): readonly string[] {
  if (opened?.id !== id) opened = { id, ids: read().filter((one) => one !== id) };
  return opened.ids;
}

export function rememberSeen(id: string): void {
  write(noteSeen(read(), id));
}

/** Gone cars are not requested again. */
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
    // Full or forbidden: the next page knows of none.
  }
}
