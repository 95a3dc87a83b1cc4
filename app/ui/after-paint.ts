/** Runs once the visitor sees what was changed until now. */
export const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));
