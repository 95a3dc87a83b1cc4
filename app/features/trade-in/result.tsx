import { telLink } from "#domain/phone/tel-link.ts";
import { indicativeText, sampleText, widerText } from "#domain/valuation/valuation.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ResultView } from "./result-view.ts";

type Props = {
  result: ResultView;
  phone: string;
  /** As the sender said. */
  underFinance: boolean;
};

/** The range with all that has to be said beside it; without one, the way to a person. */
export function Result({ result, phone, underFinance }: Props) {
  const { vehicle, range, message, date, sample, register } = result;
  const isRegisterSample = register?.sample === true;
  const sampleNote = sample
    ? `${sampleText}${isRegisterSample ? " No vehicle register is connected." : ""}`
    : isRegisterSample
      ? "Sample data: no vehicle register is connected."
      : null;
  return (
    <section className="valuation" aria-label="Your estimate">
      <h2>{vehicle}</h2>
      {range ? (
        <>
          <p className="valuation-range">
            <b>{range.low}</b> to <b>{range.high}</b>
          </p>
          <p>{`${range.basis}, ${date}.`}</p>
          {range.wider !== null && <p>{widerText(range.wider)}</p>}
          <p>
            <strong>{indicativeText}</strong>
          </p>
        </>
      ) : (
        <>
          <p className="valuation-none">{message} A person looks at yours: we value and buy such vehicles too.</p>
          <p>
            We have your details and call you. Or talk to us now: <a href={telLink(phone)}>{phone}</a>
          </p>
        </>
      )}
      {/* A made-up answer of a register says nothing about a vehicle that gets no figure. */}
      {register && (range || !register.sample) && <p>{register.text}</p>}
      {sampleNote !== null && range && (
        <p className="valuation-small">
          <Icon name="info" size={18} />
          {sampleNote}
        </p>
      )}
      {underFinance && (
        <p className="valuation-finance">
          Bring a payout letter from your lender. Any surplus is paid to you by direct credit.
        </p>
      )}
    </section>
  );
}
