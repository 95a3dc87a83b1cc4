import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { counted } from "./counted.ts";
import type { ListingView } from "./listing-view.ts";

export function Pager({ view, shown }: { view: ListingView<unknown>; shown: number }) {
  const format = useFormat();
  const { number } = format;
  const say = useWords();
  const { page, pages, pager, first, total } = view;
  if (shown === 0) return null;
  const urlOf = (number: number) => pager.find((link) => link?.page === number)?.url;
  const previous = urlOf(page - 1);
  const next = urlOf(page + 1);
  return (
    <nav className="pager" aria-label="Pages">
      <p>
        {number(first)} to {number(first + shown - 1)} of {say(counted(total, format))}
      </p>
      {pages > 1 && (
        <ol>
          {previous !== undefined && (
            <li>
              <a href={previous} rel="prev">
                <Icon name="back" size={18} />
                Previous
              </a>
            </li>
          )}
          {pager.map((link, index) => (
            <li key={link?.page ?? `gap ${index}`}>
              {link === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <a href={link.url} aria-current={link.page === page ? "page" : undefined}>
                  <span className="unseen">Page </span>
                  {link.page}
                </a>
              )}
            </li>
          ))}
          {next !== undefined && (
            <li>
              <a href={next} rel="next">
                Next
                <Icon name="arrow" size={18} />
              </a>
            </li>
          )}
        </ol>
      )}
    </nav>
  );
}
