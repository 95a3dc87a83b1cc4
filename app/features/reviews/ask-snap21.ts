/** Chapter 7, the reviews widget. Chapter 8: a failure is logged and not shown. */
export async function askSnap21(orgId: string, signal: AbortSignal): Promise<{ rating: number; count: number } | null> {
  try {
    const response = await fetch(`/api/reviews/snap21?orgId=${encodeURIComponent(orgId)}`, { signal });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const { rating } = (await response.json()) as { rating: { avgStarRating: number; reviewCount: number } };
    return { rating: rating.avgStarRating, count: rating.reviewCount };
  } catch (error) {
    if (!signal.aborted) console.info("The reviews could not be fetched.", error);
    return null;
  }
}
