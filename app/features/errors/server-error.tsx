import { telLink } from "#domain/phone/tel-link.ts";
import { errorCopy } from "#app/copy/errors.ts";
import { ErrorPage } from "./error-page.tsx";

export function ServerError({ phone }: { phone: string | null }) {
  return (
    <ErrorPage {...errorCopy.failed}>
      <p className="err-l">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the very address, with all that was asked */}
        <a className="btn pri" href="">
          Try again
        </a>
        {phone && (
          <a className="btn line" href={telLink(phone)}>
            Call {phone}
          </a>
        )}
      </p>
    </ErrorPage>
  );
}
