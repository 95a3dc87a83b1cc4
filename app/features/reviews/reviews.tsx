import { useRef } from "react";
import { IconButton } from "#app/ui/button.tsx";
import { RatingSummary } from "./rating-summary.tsx";
import { reviewCards } from "./review-cards.tsx";
import type { ReviewsView } from "./reviews-view.ts";
import { startIndex, useCarousel } from "./use-carousel.ts";

/** Chapter 9: a carousel above three, otherwise side by side. */
const shownAtOnce = 3;

export function Reviews({ view }: { view: ReviewsView }) {
  const { title, summary, snap21, fourPlusPartial, reviews } = view;
  return (
    <section className="section wrap reviews" aria-labelledby="reviews-title">
      <div className="section-head">
        <h2 id="reviews-title">{title}</h2>
        {summary && <RatingSummary summary={summary} snap21={snap21} fourPlusPartial={fourPlusPartial} />}
      </div>
      {reviews.length > shownAtOnce ? <Strip view={view} /> : <Row view={view} />}
    </section>
  );
}

function Row({ view: { variant, reviews } }: { view: ReviewsView }) {
  const Card = reviewCards[variant];
  return (
    <ul className="grid-3 row">
      {reviews.map((review) => (
        <li key={review.id}>
          <Card review={review} />
        </li>
      ))}
    </ul>
  );
}

function Strip({ view: { variant, reviews } }: { view: ReviewsView }) {
  const Card = reviewCards[variant];
  const strip = useRef<HTMLUListElement>(null);
  const { current, show } = useCarousel(strip, reviews.length);
  return (
    <>
      {/* Scrollable by keyboard too, so it is focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={strip} className="reviews-strip" tabIndex={0} aria-label="Reviews">
        {reviews.map((review, index) => (
          <li key={review.id} className={index === startIndex ? "first" : undefined}>
            <Card review={review} />
          </li>
        ))}
      </ul>
      <div className="reviews-buttons with-script">
        <IconButton icon="back" label="Previous review" onClick={() => show(current - 1)} />
        <span>
          <span className="unseen">Review </span>
          {current + 1} of {reviews.length}
        </span>
        <IconButton icon="arrow" label="Next review" onClick={() => show(current + 1)} />
      </div>
    </>
  );
}
