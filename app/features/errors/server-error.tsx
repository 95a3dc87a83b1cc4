import { telLink } from "#domain/phone/tel-link.ts";
import { errorCopy } from "#app/copy/errors.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorPage } from "./error-page.tsx";

export function ServerError({ phone }: { phone: string | null }) {
  return (
    <ErrorPage {...errorCopy.failed}>
      <p className="error-links">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the very address, with all that was asked */}
        <ButtonLink variant="primary" href="">
          Try again
        </ButtonLink>
        {phone && <ButtonLink href={telLink(phone)}>Call {phone}</ButtonLink>}
      </p>
    </ErrorPage>
  );
}
