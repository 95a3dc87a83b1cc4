import { Stars } from "#app/ui/stars.tsx";
import type { ReviewsView, ReviewView } from "./reviews-view.ts";
import { SectionHead } from "./section-head.tsx";

export function Reviews({ view: { title, note, reviews } }: { view: ReviewsView }) {
  return (
    <section className="sec w">
      <SectionHead title={title} note={note} />
      <div className="g3 row">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </div>
    </section>
  );
}

function Review({ review: { name, stars, start, more, date } }: { review: ReviewView }) {
  return (
    <article className="rv">
      <div className="rv-t">
        <Stars filled={stars} label={`${stars} out of 5 stars`} />
        {date && <span>{date}</span>}
      </div>
      {more === "" ? (
        <p>{start}</p>
      ) : (
        <details>
          <summary>
            <span className="start">{start}</span>
            <span className="rest">{more}</span>
            <span className="dots">… </span> <b className="vm">View more</b>
            <b className="less">View less</b>
          </summary>
        </details>
      )}
      <h3>
        <span className="av" aria-hidden="true">
          {name.charAt(0)}
        </span>
        {name}
      </h3>
    </article>
  );
}
