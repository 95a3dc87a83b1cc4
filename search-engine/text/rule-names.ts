/** Meilisearch's ranking rules for text. `words` is not one of them: it comes before all others. */
export const textRules = ["typo", "proximity", "attributeRank", "wordPosition", "exactness"] as const;
export type TextRule = (typeof textRules)[number];
