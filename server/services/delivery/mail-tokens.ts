// Mail programs know neither custom properties nor OKLCH: what pages have as tokens stands here once, in hexadecimal.
// The dealer's own colours are added by mail-colours.ts.

export const mailTokens = {
  ground: "#eef1f4",
  sheet: "#ffffff",
  edge: "#dde2e7",
  ink: "#171c21",
  soft: "#56616c",
  line: "#e3e8ec",
  well: "#f5f7f9",
  stage: "#e9edf1",
  notice: "#fff1cc",
  onNotice: "#4a3300",
  mark: "#dff3e6",
  onMark: "#0b5a2c",
  /** On a dealer's colour, whichever can be read. */
  darkInk: "#14181d",
  lightInk: "#ffffff",
  font: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;

/** For mail programs that are dark and say so. */
export const darkMailTokens = {
  ground: "#101418",
  sheet: "#191e24",
  line: "#2c333b",
  ink: "#f1f4f7",
  soft: "#b3bdc7",
  stage: "#dfe4e9",
  well: "#222930",
} as const;
