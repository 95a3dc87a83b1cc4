import { Link } from "react-router";
import { counted } from "../copy/clock.ts";
import { Mark, State } from "../ui/signs.tsx";

export type FleetLine = { slug: string; name: string; enquiries: number; failed: number };

/** All sites, each with its day. A line opens the site. */
export function FleetTable({ lines }: { lines: readonly FleetLine[] }) {
  return (
    <div className="panel fleet-table">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Site</th>
            <th scope="col" className="only-wide">
              Deliveries
            </th>
            <th scope="col" className="right">
              Enquiries today
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <FleetRow key={line.slug} {...line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FleetRow({ slug, name, enquiries, failed }: FleetLine) {
  const health =
    failed > 0 ? <State look="broken">{`${counted(failed, "delivery", "deliveries")} failed`}</State> : null;
  return (
    <tr>
      <th scope="row">
        <Link className="site-link" to={`/today?site=${encodeURIComponent(slug)}`}>
          <Mark name={name} />
          <span>
            {name}
            <span className="meta">{slug}</span>
          </span>
        </Link>
        <span className="only-narrow">{health}</span>
      </th>
      <td className="only-wide">{health ?? <State look="live">Well</State>}</td>
      <td className="right num">{enquiries}</td>
    </tr>
  );
}
