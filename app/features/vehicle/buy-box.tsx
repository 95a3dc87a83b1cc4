import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { similarLabel, similarText } from "#domain/card/buttons.ts";
import type { ButtonLook } from "#app/ui/button-class.ts";
import { Island } from "#app/islands/island.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ShareButton } from "./share-button.tsx";
import type { VehicleView } from "./vehicle-view.ts";

// The parts beside the pictures, which a template puts together.

type Of = { car: VehicleView };

/** `toggles` are favourite and compare: they belong to the visitor, so the page puts them in. */
export function Status({ car, toggles }: Of & { toggles: ReactNode }) {
  return (
    <div className="status">
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
    <div className={`notice is-${state}`}>
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
    <p className="market">
      <Icon name="down" size={18} />
      <span>
        <b>{market.amount}</b> {market.text}
      </span>
    </p>
  );
}

export function Steps({ car }: Of) {
  const say = useWords();
  const [first, second] = stepsOf(car);
  return (
    <>
      {car.subscribe && <Island name="plan-switch" when="visible" props={{ view: car.subscribe }} />}
      <div className="buy-steps">
        {first && <Step {...first} variant={car.subscribe ? "secondary" : "primary"} />}
        {second && <Step {...second} />}
        {car.financeUrl && <Step label="Get Finance" url={car.financeUrl} />}
        {car.reserve && (
          <ButtonLink size="large" className="reserve-button" href={car.reserve.url}>
            {car.reserve.fee === null ? "Ask to Reserve" : say("Reserve {Vehicle} Now")}
            {car.reserve.fee && <small>{car.reserve.fee} fee</small>}
          </ButtonLink>
        )}
      </div>
      {car.similarUrl && (
        <div className="similar-note">
          <p>{similarText}</p>
          <ButtonLink variant="primary" size="large" full href={`/cars/${car.slug}/similar`} data-dialog="">
            {similarLabel}
          </ButtonLink>
          <ButtonLink full href={car.similarUrl}>
            {say("See similar {vehicles}")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

export function Views({ car: { views } }: Of) {
  const { number } = useFormat();
  if (views === null) return null;
  return (
    <p className="small views">
      <Icon name="eye" size={16} />
      Viewed {number(views)} times
    </p>
  );
}

type StepView = { label: string; url: string; opensDialog?: boolean };

/** The main action first: for a car that is for test drives only, the test drive. */
function stepsOf({ forms, subscribe, testDriveOnly, testDriveLabel }: VehicleView): StepView[] {
  // The plans above have a button of their own.
  const enquire = { label: "Enquire", url: subscribe ? null : forms.enquire, opensDialog: true };
  const drive = { label: testDriveLabel, url: forms.testDrive, opensDialog: true };
  const steps = testDriveOnly ? [drive, enquire] : [enquire, drive];
  return steps.flatMap(({ url, ...step }) => (url === null ? [] : [{ ...step, url }]));
}

function Step({ label, url, opensDialog = false, variant }: StepView & Pick<ButtonLook, "variant">) {
  const say = useWords();
  return (
    <ButtonLink variant={variant} size="large" href={url} data-dialog={opensDialog ? "" : undefined}>
      {say(label)}
    </ButtonLink>
  );
}
