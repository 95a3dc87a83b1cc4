import { imageAt, srcset } from "#domain/image/image-widths.ts";
import type { CheckoutView } from "./checkout-view.ts";

/** Picture, name and price of the car, and what is to be paid now. */
export function Summary({ view: { car, rows, fee } }: { view: CheckoutView }) {
  return (
    <>
      {car.picture && (
        <img
          className={car.picture.cutout ? "checkout-picture cut" : "checkout-picture"}
          src={imageAt(car.picture.src, 720)}
          srcSet={srcset(car.picture)}
          sizes="(min-width: 992px) 420px, 100vw"
          width={600}
          height={400}
          alt=""
        />
      )}
      <div className="checkout-totals">
        <h2>
          {car.heading} <span>{car.badge}</span>
        </h2>
        <p>{car.facts}</p>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className="checkout-due">
            <dt>To pay now</dt>
            <dd>{fee}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}
