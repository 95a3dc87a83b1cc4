/** How a site writes amounts and numbers. By itself, because the small script of every page needs no more of a format. */
export interface Figures {
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

export function figuresOf(locale: string, currency: string): Figures {
  const inCurrency = (digits: number) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [whole, cents] = [inCurrency(0), inCurrency(2)];
  const plain = new Intl.NumberFormat(locale);
  const sign = whole.format(0).replace("0", "").trim();
  const money = (amount: number) => whole.format(Math.round(amount));
  return {
    sign,
    money,
    exactMoney: (amount) => (Number.isInteger(amount) ? money(amount) : cents.format(amount)),
    shortMoney: (amount) => `${sign}${plain.format(amount / 1000)}k`,
    number: (value) => plain.format(value),
  };
}

/** An amount for operators, independent of any site's locale. */
export const moneyIn = (currency: string, amount: number): string => figuresOf("en", currency).exactMoney(amount);
