import type { LoadedSite, Network } from "./network.ts";
import { repeated } from "./repeated.ts";
import type { Problem } from "./yaml-file.ts";

type Entry = { words: string; path: (string | number)[] };

/** Menu entries whose words an earlier entry of the same menu has: nobody can tell the two apart. */
export function repeatedWords({ sites }: Network): (Problem & { rule: string })[] {
  return sites.flatMap((site) =>
    menusOf(site).flatMap((entries) =>
      repeated(entries, ({ words }) => words.toLowerCase()).flatMap(({ index }) => {
        const entry = entries[index];
        if (!entry || !site.file.has(entry.path)) return [];
        const expected = `"${entry.words}" stands twice in this menu: give one of the two other words, or remove it`;
        return [{ ...site.file.problem(entry.path, expected), rule: "repeated words" }];
      }),
    ),
  );
}

/** The header is one menu with its dropdowns and buttons, because a phone shows them as one list. */
function menusOf({ settings: { navigation, header_buttons, footer } }: LoadedSite): Entry[][] {
  const header = navigation.flatMap(({ name, dropdownItems }, at): Entry[] => [
    { words: name, path: ["navigation", at, "name"] },
    ...dropdownItems.map((item, index) => ({
      words: item.name,
      path: ["navigation", at, "dropdownItems", index, "name"],
    })),
  ]);
  const buttons = (["book_service", "finance"] as const).flatMap((name): Entry[] => {
    const button = header_buttons[name];
    return button ? [{ words: button.label, path: ["header_buttons", name, "label"] }] : [];
  });
  const columns = footer.columns.map(({ links }, at) =>
    links.map(({ name }, index): Entry => ({ words: name, path: ["footer", "columns", at, "links", index, "name"] })),
  );
  return [[...header, ...buttons], ...columns];
}
