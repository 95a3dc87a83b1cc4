import type { Plugin } from "vite";

// Sheets say `@media (max-width: 767px)`. The build writes em, which in a media query is the size of text that the reader
// has chosen in the browser: whoever reads at 200 % gets the layout of a window half as wide (docs/decisions/0077).

const usualText = 16;

export const inEm = (query: string): string =>
  query.replaceAll(/([\d.]+)px\b/g, (_whole, pixels: string) => `${Number(pixels) / usualText}em`);

export function widthsFollowText(): Plugin {
  return {
    name: "widths-follow-text",
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: "widths-follow-text",
              AtRule: {
                media: (rule) => {
                  const params = inEm(rule.params);
                  if (params !== rule.params) rule.params = params;
                },
              },
            },
          ],
        },
      },
    }),
  };
}
