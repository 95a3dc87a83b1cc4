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

/** Whether the site uses the usual words. */
export const saysCars = ({ one, many, test_drive }: VehicleWords): boolean =>
  one === carWords.one && many === carWords.many && test_drive === carWords.test_drive;

/** "{vehicle}", "{Vehicles}", "{a test drive}"; `{{vehicle}}` is a fact of a page (docs/pages.md) and none of these. */
const placeholders = /(?<!\{)\{(an? )?(vehicle|test drive)(s?)\}(?!\})/gi;

/** A platform text in the words of a site. Only placeholders change; a dealer's own texts have none. */
export function inWords(text: string, words: VehicleWords): string {
  return text.replace(placeholders, (_all, article: string | undefined, name: string, s: string) => {
    const word = /^v/i.test(name) ? (s ? words.many : words.one) : words.test_drive + s;
    return articleFor(word, article ?? "") + inCaseOf(name, word);
  });
}

const articleFor = (word: string, article: string): string =>
  article && `${article.charAt(0)}${/^[aeiou]/i.test(word) ? "n" : ""} `;

/** "{Test Drive}" gives "Test Ride", "{Test drive}" gives "Test ride". */
function inCaseOf(name: string, word: string): string {
  const letters = / [A-Z]/.test(name) ? /\b[a-z]/g : /^[a-z]/;
  return /^[A-Z]/.test(name) ? word.replace(letters, (letter) => letter.toUpperCase()) : word;
}
