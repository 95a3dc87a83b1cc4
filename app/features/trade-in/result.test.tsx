import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Result } from "./result.tsx";

type Range = { low: string; high: string; basis: string; wider?: string };
const shown = (given: Range | null, sample: boolean, underFinance = false) =>
  renderToStaticMarkup(
    <Result
      phone="02 7010 4400"
      underFinance={underFinance}
      result={{
        vehicle: "2021 Mazda CX-5",
        range: given && { wider: null, ...given },
        message: "Too few.",
        date: "17 November 2026",
        sample,
        register: { text: "The register lists nothing.", sample },
      }}
    />,
  );

test("[15.3.3] a result without a range carries no sample data", () => {
  const range = { low: "$20,000", high: "$24,000", basis: "12 similar cars" };
  expect(shown(range, true)).toContain("Sample data");
  expect(shown(null, true)).not.toMatch(/Sample data|The register/);
  expect(shown(null, false)).toContain("The register lists nothing.");
});

test("[15.2.7] a wider range stands with its reason", () => {
  const range = { low: "$20,000", high: "$24,000", basis: "12 similar cars", wider: "Older cars differ more." };
  expect(shown(range, false)).toContain("This range is wider than usual. Older cars differ more.");
});

test("[15.3.3] one note says what is sample data, the register included", () => {
  const range = { low: "$20,000", high: "$24,000", basis: "12 similar cars" };
  const text = shown(range, true);
  expect(text.match(/Sample data/g)).toHaveLength(1);
  expect(text).toMatch(/Sample data: [^<]*cars on sale[^<]*No vehicle register is connected/);
  expect(shown(range, false)).not.toMatch(/Sample data|No vehicle register/);
});

test("[15.1.4] only somebody who owes finance on the vehicle is asked for a payout letter", () => {
  const range = { low: "$20,000", high: "$24,000", basis: "12 similar cars" };
  expect(shown(range, false, true)).toContain("payout letter");
  expect(shown(range, false)).not.toContain("payout letter");
});
