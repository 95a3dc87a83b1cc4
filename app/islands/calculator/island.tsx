import type { CalculatorView } from "#app/features/finance/calculator-view.ts";
import { CarCalculator, PageCalculator } from "#app/features/finance/calculator.tsx";

type Props = { view: CalculatorView; look: "car" | "page"; disclaimer?: string | null };

export function Island({ view, look, disclaimer = null }: Props) {
  return look === "car" ? <CarCalculator view={view} /> : <PageCalculator view={view} disclaimer={disclaimer} />;
}
