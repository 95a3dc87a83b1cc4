import { errorCopy } from "#app/copy/errors.ts";
import { ErrorPage } from "./error-page.tsx";

export function ServerError({ phone }: { phone: string | null }) {
  return (
    <ErrorPage {...errorCopy.failed}>
      <p className="err-l">
        <a className="btn pri" href="">
          Try again
        </a>
        {phone && (
          <a className="btn line" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            Call {phone}
          </a>
        )}
      </p>
    </ErrorPage>
  );
}
