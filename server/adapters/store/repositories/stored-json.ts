/** Null for text that is not JSON: one damaged row must not stop the reading of the others. */
export function readStoredJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
