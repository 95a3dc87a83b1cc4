import { ownValue } from "#domain/text/own-value.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { data } from "react-router";
import { calculatorParams } from "#domain/finance/calculator-query.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { repaymentsPath } from "../features/finance/calculator-view.ts";
import { shownCar } from "#app/pages/card/shown-car.ts";
import { Island } from "../islands/island.tsx";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/repayments";
import { financedCar, loadCalculator } from "#app/pages/finance/finance-data.ts";

/** The page depends only on the car and on what the calculator's form sends. */
export const handle = { kinds: ["article", "calculator"], parameters: ["car_id", ...calculatorParams] };

/** A calculation with its own address: computed here, for browsers without a script. */
export function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site } = page;
  const car = financedCar(url.searchParams.get("car_id"), page);
  const view = loadCalculator(car, page, url.searchParams);
  if (!view) throw data(null, { status: 404 });
  if (car) shownCar(car, page);
  const key = site.settings.finance_provider?.key ?? "";
  const disclaimer = view.car ? (ownValue(car?.finance_lenders, key)?.disclaimer ?? "") : "";
  const title = view.car ? `Repayments for ${view.car.name}` : "Work out your repayments";
  return {
    view,
    disclaimer,
    head: toHead({ site, path: repaymentsPath, title, noindex: true }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Repayments({ loaderData: { view, disclaimer } }: Route.ComponentProps) {
  const say = useWords();
  return (
    <div className="section wrap content-calculator">
      <h1>Work out your repayments</h1>
      <p>
        {view.car ? (
          <>
            For the <a href={view.car.url}>{view.car.name}</a>
          </>
        ) : (
          say("For any price. Choose {a vehicle} and its own terms are used.")
        )}
      </p>
      <Island name="calculator" when="idle" props={{ view, look: "page", disclaimer }} />
      {disclaimer !== "" && <p className="calculator-warning">{disclaimer}</p>}
    </div>
  );
}
