import type { ReactNode } from "react";

type GonePageProps = { heading: string; listing: string; similar: ReactNode };

/** Answers 410: the car has left the yard for good, and what is like it has not. */
export function GonePage({ heading, listing, similar }: GonePageProps) {
  return (
    <div className="w">
      <div className="err">
        <h1>This {heading} has been sold</h1>
        <p>It has left the yard. {similar ? "These are the closest cars we have now." : ""}</p>
        <p className="err-l">
          <a className="btn pri" href={listing}>
            See all cars
          </a>
        </p>
      </div>
      {similar && <div className="g4 row">{similar}</div>}
    </div>
  );
}
