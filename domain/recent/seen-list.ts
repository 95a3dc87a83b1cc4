// The cars a visitor viewed, newest first, as a list of ids: stored in the browser, never seen by a server.

/** Older ones are dropped: beyond this number people remember a listing, not a car. */
export const mostSeen = 13;

export function noteSeen(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((one) => one !== id)].slice(0, mostSeen);
}

const carId = /^[a-z0-9-]{1,64}$/;

/** What a browser stored. Invalid content counts as empty. */
export function parseSeen(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string" && carId.test(id)) : [];
  } catch {
    return [];
  }
}
