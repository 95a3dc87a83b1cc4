import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { counted } from "./counted.ts";
import type { AlternativeView, ListingView } from "./listing-view.ts";

/** Nothing found: says so, and offers the nearest searches that find something. */
export function EmptyListing({ view }: { view: ListingView<unknown> }) {
  const say = useWords();
  const { alternatives, clearUrl, chips, closest } = view;
  return (
    <section className="empty" id="results">
      <h2>{say(closest ? `No ${closest.wanted} here just now` : "No {vehicles} match just now")}</h2>
      {closest && closest.models.length > 0 && (
        <>
          <p>Nearest to it in stock:</p>
          <CountedLinks links={closest.models} />
        </>
      )}
      {alternatives.length > 0 ? (
        <>
          <p>Remove a filter to see more:</p>
          <CountedLinks links={alternatives} />
        </>
      ) : (
        <p>Stock changes every day. Have a look at everything we have, or come back tomorrow.</p>
      )}
      {chips.length > 0 && <ButtonLink href={clearUrl}>{say("See all {vehicles}")}</ButtonLink>}
    </section>
  );
}

/** Searches, and how many each finds. */
function CountedLinks({ links }: { links: readonly (AlternativeView & { why?: string })[] }) {
  const format = useFormat();
  const say = useWords();
  return (
    <ul>
      {links.map(({ label, why, count, url }) => (
        <li key={url}>
          <a href={url} rel="nofollow" title={why}>
            <b>{label}</b>
            <span>{say(counted(count, format))}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
