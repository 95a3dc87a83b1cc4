/** Chapter 9, as a browser computes the figures from all sheets of a page 900 pixels high. Runs in the page. */
export function showcaseFigures() {
  const styles = (selector: string, pseudo?: string) =>
    [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element, pseudo));
  const each = (selector: string, figure: (style: CSSStyleDeclaration) => string, pseudo?: string) => [
    ...new Set(styles(selector, pseudo).map(figure)),
  ];
  return {
    dialogs: each(".dialog, .holiday-dialog", ({ maxHeight }) => maxHeight),
    bodyIcons: each(".browse img", ({ width, height }) => `${width} by ${height}`),
    map: each(".location-media.map", ({ height }) => height),
    thumbnail: each(".location-media:not(.map)", ({ height }) => height),
    tooltip: each(".tip", ({ transitionDelay, animationName }) => `${transitionDelay} ${animationName}`),
    accordion: each(".accordion details", ({ transitionDuration }) => transitionDuration, "::details-content"),
    skeleton: each(".wait .card > *", ({ visibility }) => visibility),
  };
}

export const rightFigures: ReturnType<typeof showcaseFigures> = {
  // 85vh - 6rem
  dialogs: ["669px"],
  bodyIcons: ["130px by 72px"],
  map: ["230px"],
  thumbnail: ["150px"],
  tooltip: ["0s none"],
  accordion: ["0.3s, 0.3s"],
  skeleton: ["hidden"],
};
