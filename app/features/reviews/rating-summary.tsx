import { useFormat } from "#app/copy/site-format.ts";
import { useEffect, useState } from "react";
import { filledStars } from "#domain/review/stars.ts";
import { Stars } from "#app/ui/stars.tsx";
import { askSnap21 } from "./ask-snap21.ts";
import type { RatingView } from "./reviews-view.ts";

type Props = { summary: RatingView; snap21: string | null; fourPlusPartial: boolean };

export function RatingSummary({ summary, snap21, fourPlusPartial }: Props) {
  const { number } = useFormat();
  const [{ filled, rating, count, url }, setShown] = useState(summary);
  useEffect(() => {
    if (snap21 === null) return;
    const leaving = new AbortController();
    const ask = async () => {
      const newer = await askSnap21(snap21, leaving.signal);
      if (newer === null) return;
      const filled = filledStars(newer.rating, fourPlusPartial);
      setShown((old) => ({ ...old, ...newer, filled: old.filled === null ? null : filled }));
    };
    void ask();
    return () => leaving.abort();
  }, [snap21, fourPlusPartial]);
  const text = (
    <span>
      <i>{rating}</i>
      {` from ${number(count)} ${count === 1 ? "review" : "reviews"}`}
    </span>
  );
  return (
    <p className="reviews-summary">
      {filled !== null && <Stars filled={filled} label={`${rating} out of 5 stars`} />}
      {url ? (
        <a href={url} rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
