/** The parameter with the typed words; the search itself never depends on it. */
export const typedParameter = "typed";

export const withTyped = (url: string, text: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}${new URLSearchParams({ [typedParameter]: text }).toString()}`;
