/** Keeps a figure and its unit on one line: "3,500 kg", "9:30 am", "$300 a week". */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(\d) (?=(?:kg|km|mm|cm|m|cc|kW|L|am|pm|miles?)(?![\p{L}\d]))/gu, "$1\u00a0")
    .replaceAll(/(\$[\d,]+) (a|per) (?=week|month)/g, "$1\u00a0$2\u00a0");
