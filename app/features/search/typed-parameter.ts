/** The parameter with the typed words; the search itself never depends on it. */
export const typedParameter = "typed";
