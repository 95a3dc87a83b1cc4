// Colours are derived from the site's theme in mail-look.ts; these are the same on every site.

export const mailTokens = { notice: "#fff1cc", onNotice: "#4a3300", mark: "#dff3e6", onMark: "#0b5a2c" } as const;
