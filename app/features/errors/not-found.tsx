import { useWords } from "#app/copy/vehicle-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { errorCopy } from "#app/copy/errors.ts";
import { ErrorPage } from "./error-page.tsx";

/** 404 with a search box: most visitors were looking for a car. */
export function NotFound({ search }: { search: { action: string; placeholder: string } | null }) {
  const say = useWords();
  return (
    <ErrorPage title={errorCopy.notFound.title} text={say(errorCopy.notFound.text)}>
      {search && (
        <search aria-label={say("Find {a vehicle}")}>
          <form className="error-search" action={search.action} method="get">
            <input name="q" type="search" aria-label={say("Find {a vehicle}")} placeholder={search.placeholder} />
            <Button submit variant="primary" icon="search">
              Search
            </Button>
          </form>
        </search>
      )}
      <p className="error-links">
        <a className="more" href={search?.action ?? "/search"}>
          {say("See all {vehicles}")} <Icon name="arrow" size={18} />
        </a>
        <a className="more" href="/">
          Go to the home page <Icon name="arrow" size={18} />
        </a>
      </p>
    </ErrorPage>
  );
}
