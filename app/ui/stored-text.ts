/** What this browser stores under a key. Null also where storage is forbidden. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
