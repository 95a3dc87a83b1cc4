import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { similarLabel, similarText } from "#domain/car/buttons.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ShareButton } from "./share-button.tsx";
import type { VehicleView } from "./vehicle-view.ts";

// The parts beside the pictures, which a template puts together.

type Of = { car: VehicleView };

/** `toggles` are favourite and compare: they belong to the visitor, so the page puts them in. */
export function Status({ car, toggles }: Of & { toggles: ReactNode }) {
  return (
    <div className="st">
      <span className={`dot ${car.state}`} />
      {car.status}
      <ShareButton title={car.full} />
      {toggles}
    </div>
  );
}

export function Title({ car }: Of) {
  return (
    <h1>
      {car.heading}
      <span>
        {car.badge} <i>{car.series}</i>
      </span>
    </h1>
  );
}

export function StateNotice({ car: { notice, state } }: Of) {
  if (!notice) return null;
  return (
    <div className={`nt is-${state}`}>
      <Icon name="info" />
      <p>
        <b>{notice.title}</b>
        {notice.text}
      </p>
    </div>
  );
}

export function Market({ car: { market } }: Of) {
  if (!market) return null;
  return (
    <p className="mkt">
      <Icon name="down" size={18} />
      <span>
        <b>{market.amount}</b> {market.text}
      </span>
    </p>
  );
}

export function Actions({ car, call }: Of & { call: ReactNode }) {
  const say = useWords();
  const [first, second] = stepsOf(car);
  return (
    <>
      <div className="bs">
        {first && <Step {...first} look="pri" />}
        {second && <Step {...second} look="line" />}
        {car.financeUrl && <Step label="Get Finance" url={car.financeUrl} look="line" />}
        {car.reserve && (
          <a className="btn line lg rsv" href={car.reserve.url}>
            {say("Reserve {Vehicle} Now")}
            {car.reserve.fee && <small>{car.reserve.fee} fee</small>}
          </a>
        )}
        {call}
      </div>
      {car.similarUrl && (
        <div className="smr">
          <p>{similarText}</p>
          <a className="btn pri lg full" href={`/cars/${car.slug}/similar`} data-dialog="">
            {similarLabel}
          </a>
          <a className="btn line full" href={car.similarUrl}>
            {say("See similar {vehicles}")}
          </a>
        </div>
      )}
    </>
  );
}

export function Views({ car: { views } }: Of) {
  const { number } = useFormat();
  if (views === null) return null;
  return (
    <p className="sml vws">
      <Icon name="eye" size={16} />
      Viewed {number(views)} times
    </p>
  );
}

type StepView = { label: string; url: string; opensDialog?: boolean };

/** The most obvious next step first: of a car that is only driven, the drive. */
function stepsOf({ forms, testDriveOnly, testDriveLabel }: VehicleView): StepView[] {
  const enquire = { label: "Enquire", url: forms.enquire, opensDialog: true };
  const drive = { label: testDriveLabel, url: forms.testDrive, opensDialog: true };
  const steps = testDriveOnly ? [drive, enquire] : [enquire, drive];
  return steps.flatMap(({ url, ...step }) => (url === null ? [] : [{ ...step, url }]));
}

function Step({ label, url, opensDialog = false, look }: StepView & { look: "pri" | "line" }) {
  const say = useWords();
  return (
    <a className={`btn ${look} lg`} href={url} data-dialog={opensDialog ? "" : undefined}>
      {say(label)}
    </a>
  );
}
