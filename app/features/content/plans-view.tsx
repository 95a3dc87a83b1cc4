import { SectionFrame } from "./section-frame.tsx";
import type { SectionView } from "./section-view.ts";

type Props = { view: Extract<SectionView<never, never, never>, { kind: "plans" }> };

/** The lengths with what they cost, as a table: whatever is read of a row, its length is read with it. */
export function Plans({ view }: Props) {
  return (
    <SectionFrame head={view}>
      <table className="content-plans">
        <caption className="unseen">{view.title ?? "Plans"}</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">A week, from</th>
            <th scope="col">In all, from</th>
            <th scope="col">Kilometres a week</th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map(({ id, name, text, weekly, total, km }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {text !== null && <span>{text}</span>}
              </th>
              <td>{weekly}</td>
              <td>{total}</td>
              <td>{km}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="content-plan-notes">
        {view.included.length > 0 && <li>Included: {view.included.join("; ")}</li>}
        {view.costs.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
      </ul>
    </SectionFrame>
  );
}
