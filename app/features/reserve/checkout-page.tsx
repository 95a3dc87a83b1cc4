import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { Island } from "#app/islands/island.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CheckoutView } from "./checkout-view.ts";
import { Summary } from "./summary.tsx";

type Props = { view: CheckoutView; /** The form, or nothing while somebody else has the car. */ form: ReactNode };

/** The car and the money on one side, the form on the other; stacked on a phone. */
export function CheckoutPage({ view, form }: Props) {
  const say = useWords();
  const { car, heldUntil, refusal, steps, tradeIn, valued } = view;
  return (
    <div className="wrap checkout">
      <a className="more" href={car.url}>
        <Icon name="back" size={18} />
        {say("Back to the {vehicle}")}
      </a>
      <div className="checkout-grid">
        <aside className="checkout-summary" aria-label={say("Your {vehicle}")}>
          <Summary view={view} />
          <ol className="checkout-next">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <p>
                  <b>{title}</b> {text}
                </p>
              </li>
            ))}
          </ol>
        </aside>
        <div className="checkout-form">
          <header>
            <h1>{say("Reserve this {vehicle}")}</h1>
            <p>Take it off the yard for {view.fee} and see it in your own time.</p>
          </header>
          {valued && (
            <div className="notice checkout-valued">
              <Icon name="check" />
              <p>
                <b>Your trade-in comes with this reservation: {valued.vehicle}</b>
                {valued.range}{" "}
                <a className="more" href={valued.without}>
                  Leave it out
                </a>
              </p>
            </div>
          )}
          {tradeIn !== null && (
            <p className="checkout-trade-in">
              {say("Trading in {a vehicle}?")}{" "}
              <a className="more" href={tradeIn}>
                Get an estimate first
              </a>{" "}
              and it comes with your reservation.
            </p>
          )}
          <Island name="own-payment" when="idle" props={{ carId: car.id, isReserved: false }} />
          {refusal !== null && (
            <div className="notice" role="alert">
              <Icon name="alert" />
              <p>
                <b>{say(refusal)}</b>
                <a className="more" href={car.url}>
                  {say("See the {vehicle} and others like it")}
                </a>
              </p>
            </div>
          )}
          {heldUntil === null ? (
            form
          ) : (
            <div className="notice is-being_reserved" role="status">
              <Icon name="info" />
              <p>
                <b>Somebody is reserving this one, until {heldUntil}</b>
                If they do not finish, it is available again: come back to this page then.
              </p>
            </div>
          )}
          <p className="checkout-legal">
            <Icon name="shield" size={18} />
            Card details go straight to our payment provider and are never stored by us.
          </p>
        </div>
      </div>
    </div>
  );
}
