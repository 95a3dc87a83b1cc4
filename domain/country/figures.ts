/** How a site writes amounts and numbers. By itself, because the small script of every page needs no more of a format. */
export interface Figures {
  /** An amount as the locale writes it, "$1,234,567.50", from which a browser writes all others. */
  sample: string;
  /** 4.3: "$57,240", never decimals. */
  money: (amount: number) => string;
  /** "$150.50", and "$200" where there are no cents. */
  exactMoney: (amount: number) => string;
  /** "$30k", "$7.5k". */
  shortMoney: (amount: number) => string;
  /** The symbol before a typed amount: "$". */
  sign: string;
  /** "1,240" */
  number: (value: number) => string;
}

const amountSample = (locale: string, currency: string): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(1_234_567.5);

const sampleParts = /^(?<before>\D*)1(?<group>\D)234\k<group>567(?<point>\D)50(?<after>\D*)$/u;

/**
 * Writes figures like a sample, on the server and in the browser alike. Without `Intl`, because the first formatter
 * that a phone makes takes longer than hydrating an island.
 */
export function figuresLike(sample: string): Figures {
  const { before, group, point, after } = sampleParts.exec(sample)?.groups ?? {};
  if (before === undefined || group === undefined || point === undefined || after === undefined) {
    throw new Error(`Amounts cannot be written like "${sample}".`);
  }
  const grouped = (text: string) => {
    const [whole = "", decimals] = text.split(".");
    const inThrees = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
    return decimals === undefined ? inThrees : inThrees + point + decimals;
  };
  const minus = (value: number) => (value < 0 ? "-" : "");
  const amount = (value: number, digits: number) =>
    `${minus(value)}${before}${grouped(rounded(value, digits).toFixed(digits))}${after}`;
  const number = (value: number) => minus(value) + grouped(String(rounded(value, 3)));
  const money = (value: number) => amount(Math.round(value), 0);
  const sign = (before + after).trim();
  return {
    sample,
    sign,
    money,
    exactMoney: (value) => (Number.isInteger(value) ? money(value) : amount(value, 2)),
    shortMoney: (value) => `${sign}${number(value / 1000)}k`,
    number,
  };
}

/** The size of a number, rounded as its decimals read: 1.005 to two digits is 1.01. */
function rounded(value: number, digits: number): number {
  const text = String(Math.abs(value));
  if (text.includes("e")) return Number(Math.abs(value).toFixed(digits));
  return Number(`${Math.round(Number(`${text}e${digits}`))}e-${digits}`);
}

export const figuresOf = (locale: string, currency: string): Figures => figuresLike(amountSample(locale, currency));

/** An amount for operators, independent of any site's locale. */
export const moneyIn = (currency: string, amount: number): string => figuresOf("en", currency).exactMoney(amount);
