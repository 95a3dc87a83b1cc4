import { telLink } from "#domain/location/tel-link.ts";
import { errorCopy } from "#app/copy/errors.ts";
import { ErrorPage } from "./error-page.tsx";

export function ServerError({ phone }: { phone: string | null }) {
  return (
    <ErrorPage {...errorCopy.failed}>
      <form className="err-l">
        <button className="btn pri">Try again</button>
        {phone && (
          <a className="btn line" href={telLink(phone)}>
            Call {phone}
          </a>
        )}
      </form>
    </ErrorPage>
  );
}
