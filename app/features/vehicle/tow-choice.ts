const key = "forecourt.tow-vehicle";

/** The tow vehicle that this visitor chose, by its name in the list, and the search that had named one until then. */
export type TowChoice = { name: string | null; search: string | null };

export function readTowChoice(): TowChoice | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<TowChoice> | null;
    return found && { name: found.name ?? null, search: found.search ?? null };
  } catch {
    return null;
  }
}

export function rememberTowChoice(choice: TowChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Full or forbidden: the next page does not know it.
  }
}
