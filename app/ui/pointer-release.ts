/** A stuck button of a mouse must not hold a page back for ever. */
const longestPressMs = 10_000;
const checkEveryMs = 50;

/**
 * Resolves once nothing is pressed. What is replaced or covered between a press and its release swallows the click, so
 * parts that change on their own wait for this. A click is delivered before the next check.
 */
export async function whenReleased(): Promise<void> {
  const end = performance.now() + longestPressMs;
  while (document.querySelector(":active") !== null && performance.now() < end) {
    await new Promise((done) => setTimeout(done, checkEveryMs));
  }
}
