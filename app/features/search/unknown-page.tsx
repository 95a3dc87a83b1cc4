import { useFormat } from "#app/copy/site-format.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { UnknownSearch } from "./load-listing.ts";

/** An unknown search path: a search box, and what the visitor may have meant. */
export function UnknownSearchPage({ view: { words, near, allUrl, total, placeholder } }: { view: UnknownSearch }) {
  const { number } = useFormat();
  return (
    <div className="wrap unknown">
      <h1>We do not know “{words}”</h1>
      <p>The page may have moved, or a word in its address is misspelt.</p>
      <form action="/search">
        <label>
          <span className="unseen">Search our stock</span>
          <Icon name="search" />
          <input type="search" name="q" placeholder={placeholder} defaultValue={words} />
        </label>
        <Button submit variant="primary">
          Search
        </Button>
      </form>
      {near.length > 0 && (
        <>
          <h2>Did you mean</h2>
          <ul>
            {near.map(({ label, url }) => (
              <li key={url}>
                <ButtonLink href={url}>{label}</ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <a className="more" href={allUrl}>
        See all {number(total)} in stock
        <Icon name="arrow" size={18} />
      </a>
    </div>
  );
}
