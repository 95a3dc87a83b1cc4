import type { ColourPair } from "./colour-pairs.ts";

/** Pairs of colours with their contrast, in these colours. */
export function ContrastList({ pairs }: { pairs: readonly ColourPair[] }) {
  return (
    <ul className="contrasts">
      {pairs.map(({ ink, ground, ratio, reads }) => (
        <li key={ink + ground} style={{ color: `var(--${ink})`, background: `var(--${ground})` }}>
          <b>
            {ratio} to 1{!reads && ", large text only"}
          </b>
          {ink} on {ground}
        </li>
      ))}
    </ul>
  );
}
