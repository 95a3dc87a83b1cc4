import type { ChromeView } from "#app/features/chrome/chrome-view.ts";
import { telLink } from "#domain/phone/tel-link.ts";

type Props = { bar: ChromeView["bar"]; salesPhone: string | null };

const most = 3;

/** The number of each yard if there are few, otherwise the site's own. */
export function FooterPhones({ bar, salesPhone }: Props) {
  if (!salesPhone) return null;
  const yards = bar?.locations?.menu ?? bar?.places ?? [];
  const numbers =
    yards.length > 1 && yards.length <= most
      ? yards
      : [{ name: "Ring us", phone: { text: salesPhone, url: telLink(salesPhone), label: `Ring us, ${salesPhone}` } }];
  return (
    <div className="own-footer-phones">
      <h2>Sales</h2>
      {numbers.map(({ name, phone }) => (
        <p key={name}>
          {name}
          <a href={phone.url} aria-label={phone.label}>
            {phone.text}
          </a>
        </p>
      ))}
    </div>
  );
}
