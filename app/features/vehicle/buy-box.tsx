import type { ReactNode } from "react";
import { similarLabel, similarText } from "#domain/car/buttons.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "./price.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { Repayment } from "./repayment.tsx";
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
  const [first, second] = stepsOf(car);
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
      {car.notice && (
        <div className={`nt is-${car.state}`}>
          <Icon name="info" />
          <p>
            <b>{car.notice.title}</b>
            {car.notice.text}
          </p>
        </div>
      )}
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
        {first && <Step {...first} look="pri" />}
        {second && <Step {...second} look="line" />}
        {car.reserveUrl && <Step label="Reserve Car Now" url={car.reserveUrl} look="line" />}
        {call}
      </div>
      {car.similarUrl && (
        <div className="smr">
          <p>{similarText}</p>
          <a className="btn pri lg full" href={`/cars/${car.slug}/similar`} data-dialog="">
            {similarLabel}
          </a>
          <a className="btn line full" href={car.similarUrl}>
            See similar cars
          </a>
        </div>
      )}
      <QuickLinks car={car} />
      {car.views !== null && (
        <p className="sml vws">
          <Icon name="eye" size={16} />
          Viewed {car.views.toLocaleString("en-AU")} times
        </p>
      )}
    </aside>
  );
}

type StepView = { label: string; url: string; opensDialog?: boolean };

/** The most obvious next step first: of a car that is only driven, the drive. */
function stepsOf({ forms, testDriveOnly }: VehicleView): StepView[] {
  const enquire = { label: "Enquire", url: forms.enquire, opensDialog: true };
  const drive = { label: "Book a Test Drive", url: forms.testDrive, opensDialog: true };
  const steps = testDriveOnly ? [drive, enquire] : [enquire, drive];
  return steps.flatMap(({ url, ...step }) => (url === null ? [] : [{ ...step, url }]));
}

function Step({ label, url, opensDialog = false, look }: StepView & { look: "pri" | "line" }) {
  return (
    <a className={`btn ${look} lg`} href={url} data-dialog={opensDialog ? "" : undefined}>
      {label}
    </a>
  );
}
