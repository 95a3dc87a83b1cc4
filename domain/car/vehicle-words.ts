/**
 * A site's words for its vehicles ('bike', 'bikes'), for trying them ('test ride') and for getting them ('by the
 * week').
 */
export interface VehicleWords {
  one: string;
  many: string;
  test_drive: string;
  /** The word for trying a caravan, if the site also sells vehicles that can be driven: 'walk-through'. */
  caravan_test_drive?: string | null | undefined;
  /** 'for sale' unless the site says otherwise. */
  for_sale?: string | undefined;
}

export const carWords: VehicleWords = { one: "car", many: "cars", test_drive: "test drive" };

/** The words for one vehicle: nobody drives a caravan, so a site may offer a walk-through instead. */
export function wordsFor(
  vehicle: { item_type?: string } | null | undefined,
  vehicle_words: VehicleWords,
): VehicleWords {
  const trial = vehicle?.item_type === "caravan" ? vehicle_words.caravan_test_drive : null;
  return trial ? { ...vehicle_words, test_drive: trial } : vehicle_words;
}

/** How one gets them: 'for sale', 'by the week'. */
export const offeredAs = ({ for_sale = "for sale" }: VehicleWords): string => for_sale;

/** Whether texts need no replacement. */
export const saysCars = ({ one, many, test_drive }: VehicleWords): boolean =>
  one === carWords.one && many === carWords.many && test_drive === carWords.test_drive;

const written = /(^|[^-/\w])(an? )?(test drive|car)(s?)(?![-/\w])/gi;

/**
 * The platform's texts are written about cars; a site that sells something else uses its own words. Addresses stay
 * unchanged, and so do a dealer's own texts, which never come here.
 */
export function inWords(text: string, words: VehicleWords): string {
  return text.replace(written, (_all, before: string, article: string | undefined, found: string, s: string) => {
    const word = found.length > 3 ? words.test_drive + s : s ? words.many : words.one;
    return before + articleFor(word, article ?? "") + inCaseOf(found, word);
  });
}

const articleFor = (word: string, article: string): string =>
  article && `${article.charAt(0)}${/^[aeiou]/i.test(word) ? "n" : ""} `;

/** "Test Drive" gives "Test Ride", "Test drive" gives "Test ride". */
function inCaseOf(found: string, word: string): string {
  const letters = / [A-Z]/.test(found) ? /\b[a-z]/g : /^[a-z]/;
  return /^[A-Z]/.test(found) ? word.replace(letters, (letter) => letter.toUpperCase()) : word;
}
