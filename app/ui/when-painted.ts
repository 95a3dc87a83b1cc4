/** Once the visitor sees what was changed until now. A hidden tab shows nothing, and does not wait. */
export function whenPainted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => setTimeout(done));
  });
}
