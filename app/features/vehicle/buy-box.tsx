import type { ReactNode } from "react";
import { similarLabel, similarText } from "#domain/car/buttons.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "./price.tsx";
import { ShareButton } from "./share-button.tsx";
import type { VehicleView } from "./vehicle-view.ts";

type BuyBoxProps = {
  car: VehicleView;
  /** Favourite and compare: they belong to the visitor, so the page puts them in. */
  toggles?: ReactNode;
  call: ReactNode;
};

/** Title, price and the next step: stays in view beside the rest of the page. */
export function BuyBox({ car, toggles, call }: BuyBoxProps) {
  return (
    <aside className="vb" aria-label="Price and contact">
      <div className="st">
        <span className={`dot ${car.state}`} />
        {car.status}
        <ShareButton title={car.full} />
        {toggles}
      </div>
      <h1>
        {car.heading}
        <span>
          {car.badge} <i>{car.series}</i>
        </span>
      </h1>
      <Price price={car.price} />
      {car.finance && <Repayment finance={car.finance} />}
      {car.market && (
        <p className="mkt">
          <Icon name="down" size={18} />
          <span>
            <b>{car.market.amount}</b> {car.market.text}
          </span>
        </p>
      )}
      <div className="bs">
        {car.forms.enquire && (
          <a className="btn pri lg" href={car.forms.enquire} data-dialog="">
            Enquire
          </a>
        )}
        {car.forms.testDrive && (
          <a className="btn line lg" href={car.forms.testDrive} data-dialog="">
            Book a Test Drive
          </a>
        )}
        {call}
      </div>
      {car.similarUrl && (
        <div className="smr">
          <p>{similarText}</p>
          <a className="btn pri lg full" href={car.similarUrl}>
            {similarLabel}
          </a>
        </div>
      )}
      <ul className="ql">
        {car.report && <Row icon="file" href={car.report} label="Vehicle history report" />}
        {car.historyBanner && <Row icon="shield" href={car.historyBanner.url} label={car.historyBanner.name} />}
        {car.forms.photos && <Row icon="camera" href={car.forms.photos} label="Request more photos" opensDialog />}
        {car.question && <Row icon="chat" href="/contact" label="Got a Question?" />}
        {car.place && <Row icon="directions" href={car.place.directions} label="Get Directions" />}
        {car.dealerUrl && <Row icon="car" href={car.dealerUrl} label="See more from this dealer" />}
      </ul>
      {car.views !== null && (
        <p className="sml vws">
          <Icon name="eye" size={16} />
          Viewed {car.views.toLocaleString("en-AU")} times
        </p>
      )}
    </aside>
  );
}

type RowProps = {
  icon: "file" | "shield" | "camera" | "chat" | "directions" | "car";
  href: string;
  label: string;
  opensDialog?: boolean;
};

function Row({ icon, href, label, opensDialog = false }: RowProps) {
  return (
    <li>
      <a href={href} data-dialog={opensDialog ? "" : undefined}>
        <Icon name={icon} size={18} />
        <span>{label}</span>
        <Icon name="next" size={18} />
      </a>
    </li>
  );
}

/** Rate and comparison rate stand as large as the repayment, and the warning with them. */
function Repayment({ finance }: { finance: NonNullable<VehicleView["finance"]> }) {
  const { repayment, interestRate, comparisonRate, warning, deposit, termYears, creditLicence, lender } = finance;
  const terms = [
    termYears ? `${termYears} years` : "",
    deposit ? `$${deposit.toLocaleString("en-AU")} deposit` : "",
    `with ${lender}`,
  ];
  return (
    <div className="rpb">
      <dl>
        {repayment && (
          <div>
            <dd>${repayment.amount.toLocaleString("en-AU")}</dd>
            <dt>per {repayment.period}</dt>
          </div>
        )}
        {interestRate !== null && (
          <div>
            <dd>{interestRate}%</dd>
            <dt>p.a. interest</dt>
          </div>
        )}
        {comparisonRate !== null && (
          <div>
            <dd>{comparisonRate}%</dd>
            <dt>p.a. comparison rate</dt>
          </div>
        )}
      </dl>
      <p>
        Estimate over {terms.filter(Boolean).join(", ")}. {warning} {creditLicence}
      </p>
    </div>
  );
}
