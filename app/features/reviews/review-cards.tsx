import { type ComponentType, useState } from "react";
import { Stars } from "#app/ui/stars.tsx";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { ReviewView } from "./reviews-view.ts";

export type ReviewCardProps = { review: ReviewView };

/** Stars above, the person below. */
function DefaultCard({ review }: ReviewCardProps) {
  return (
    <article className="review">
      <p className="review-top">
        <ReviewStars review={review} />
        {review.date && <span>{review.date}</span>}
      </p>
      <ReviewText review={review} />
      <h3>
        <Avatar review={review} />
        {review.name}
      </h3>
    </article>
  );
}

/** The person first, with a face. */
function HighlightedCard({ review }: ReviewCardProps) {
  return (
    <article className="review review-highlighted">
      <h3>
        <Avatar review={review} />
        <span>
          {review.name}
          {review.date && <small>{review.date}</small>}
        </span>
      </h3>
      <ReviewStars review={review} />
      <ReviewText review={review} />
    </article>
  );
}

/** Only the text, large. */
function ModernCard({ review }: ReviewCardProps) {
  return (
    <article className="review review-modern">
      <ReviewText review={review} />
      <p className="review-top">
        <ReviewStars review={review} />
      </p>
      <h3>
        {review.name}
        {review.date && <small>{review.date}</small>}
      </h3>
    </article>
  );
}

export const reviewCards = {
  default: DefaultCard,
  highlighted: HighlightedCard,
  modern: ModernCard,
} satisfies Record<PublicSettings["layout"]["review_card"], ComponentType<ReviewCardProps>>;

function ReviewStars({ review: { stars } }: ReviewCardProps) {
  return stars !== null && <Stars filled={stars} label={`${stars} out of 5 stars`} />;
}

function Avatar({ review: { name, picture } }: ReviewCardProps) {
  return picture ? (
    <img className="avatar" src={picture} alt="" width={48} height={48} loading="lazy" />
  ) : (
    <span className="avatar" aria-hidden="true">
      {name.charAt(0)}
    </span>
  );
}

/** 2.3: 160 characters and 'View more'. Without a script the whole text is shown. */
function ReviewText({ review: { name, start, more } }: ReviewCardProps) {
  const [open, setOpen] = useState(false);
  if (more === "") return <p>{start}</p>;
  return (
    <p className={open ? undefined : "cut-off"}>
      {start}
      <span className="dots">… </span>
      <span className="rest">{more} </span>
      <button className="with-script" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "View less" : "View more"}
        <span className="unseen"> of the review by {name}</span>
      </button>
    </p>
  );
}
