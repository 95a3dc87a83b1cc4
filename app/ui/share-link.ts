/**
 * Uses the phone's own share sheet if there is one, otherwise copies the address; if neither is allowed, shows it to be
 * copied by hand. Returns whether it was copied.
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
    // Closed without sharing: nothing to do.
    const isClosed = error instanceof DOMException && error.name === "AbortError";
    if (!isClosed) prompt("Copy this link", url);
    return false;
  }
}
