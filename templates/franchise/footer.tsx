import { FooterBrand } from "#app/features/chrome/footer-brand.tsx";
import type { ChromeView } from "#app/features/chrome/chrome-view.ts";
import type { FooterProps } from "#app/features/chrome/footer.tsx";
import { FooterLists } from "#app/features/chrome/footer-lists.tsx";
import { SubFooter } from "#app/features/chrome/sub-footer.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { rangeOf } from "./range-of.ts";

/** The model range as large words; then the dealer's details, links, and the newsletter field on a single line. */
export function RangeFooter({ view }: FooterProps) {
  const { footer } = view;
  const range = rangeOf(view);
  return (
    <footer className="site-footer">
      <div className="wrap">
        {range && (
          <nav className="footer-models" aria-label={`${range.title}, all`}>
            <h2>{range.title}</h2>
            <ul>
              {range.tiles.map(({ name, url }) => (
                <li key={url}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="footer-columns">
          <FooterBrand view={view} />
          <FooterLists footer={footer} />
          {footer.subscribe && <SignUp to={footer.subscribe} />}
        </div>
        <SubFooter footer={footer} />
      </div>
    </footer>
  );
}

type SignUpProps = { to: NonNullable<ChromeView["footer"]["subscribe"]> };

/** Posts to the form's own page. With a script, the same form opens as a dialog. */
function SignUp({ to: { title, text, button, consent, path } }: SignUpProps) {
  return (
    <form className="footer-sign-up" method="post" action={path} data-dialog="" noValidate>
      <h2>{title}</h2>
      <div>
        <input type="email" name="email" autoComplete="email" required placeholder="Email address" aria-label="Email" />
        <button aria-label={button}>
          <Icon name="arrow" />
        </button>
      </div>
      {text && <p>{text}</p>}
      <p>{consent}</p>
    </form>
  );
}
