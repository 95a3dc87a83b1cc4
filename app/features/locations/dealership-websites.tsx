import { Icon } from "#app/ui/icon.tsx";

export type WebsiteView = { url: string; make: string; name: string; logo: string | null };

/** Sites of the same group for one make each. */
export function DealershipWebsites({ websites }: { websites: WebsiteView[] }) {
  if (websites.length === 0) return null;
  return (
    <section className="section">
      <div className="section-head">
        <h2>Our other sites</h2>
      </div>
      <ul className="websites">
        {websites.map(({ url, make, name, logo }) => (
          <li key={url}>
            <a href={url}>
              {logo ? <img src={logo} alt="" width={48} height={48} loading="lazy" /> : <i>{make.charAt(0)}</i>}
              <span>
                <b>{name}</b>
                <em>{make}</em>
              </span>
              <Icon name="arrow" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
