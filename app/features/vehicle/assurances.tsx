import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { moneyBack } from "#domain/car/money-back.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Highlights } from "./highlights.tsx";
import { NoticeRows } from "./notice-rows.tsx";
import type { VehicleView } from "./vehicle-view.ts";

/** What makes the car a safe buy: its history, the dealer's promise, the consumer notice. */
export function Assurances({ car }: { car: VehicleView }) {
  const say = useWords();
  const format = useFormat();
  const { historyBanner, moneyBack: promised, consumerNotice } = car;
  return (
    <>
      {historyBanner && (
        <a className={`history-banner ${historyBanner.kind}`} href={historyBanner.url} rel="noopener">
          <Icon name="shield" size={32} />
          <span>
            <b>{historyBanner.name}</b>
            {historyBanner.kind === "commercial"
              ? "History check for commercial vehicles"
              : say("History check for {vehicles}")}
          </span>
          <Icon name="arrow" />
        </a>
      )}
      {promised && (
        <section className="vehicle-section money-back">
          <h2>{moneyBack.title}</h2>
          <p>{say(moneyBack.text)}</p>
          <Highlights points={moneyBack.conditions.map((text) => say(format.say(text)))} />
        </section>
      )}
      {consumerNotice && (
        <section className="vehicle-section">
          <h2>Consumer Information Notice</h2>
          <p>The notice in the window says more. Ask for a copy before you sign.</p>
          <NoticeRows notice={consumerNotice} headingLevel={3} />
          <a className="more" href={consumerNotice.printUrl}>
            Open the notice to print
          </a>
          {consumerNotice.url && (
            <a className="more" href={consumerNotice.url}>
              What the notice means
            </a>
          )}
        </section>
      )}
    </>
  );
}
