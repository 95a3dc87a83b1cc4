/**
 * The phone's own share sheet where there is one, else the address is copied; where neither is allowed it is shown, to
 * be copied by hand. Answers whether it was copied.
 */
export async function shareLink(title: string, url: string): Promise<boolean> {
  try {
    if ("share" in navigator) {
      await navigator.share({ title, url });
      return false;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    return true;
  } catch (error) {
    // Closed without sharing: nothing is lost.
    const isClosed = error instanceof DOMException && error.name === "AbortError";
    if (!isClosed) prompt("Copy this link", url);
    return false;
  }
}
