import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { besidePrice, type PriceDisplay } from "#domain/car/price.ts";
import type { ComparedGroup, ComparedRow } from "#domain/compare/compare-cars.ts";
import { imageAt } from "#domain/image/image-widths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export type ComparedCar = {
  id: string;
  slug: string;
  heading: string;
  badge: string;
  series: string;
  pictures: { src: string; cutout: boolean }[];
  price: PriceDisplay;
  state: "available" | "reserved" | "sold";
  testDrive: boolean;
  /** The dealer's word for a test drive, if it differs. */
  trial?: string;
};

type Props<Car> = {
  cars: readonly Car[];
  groups: readonly ComparedGroup[];
  /** Removes the car from the table: a button, or a link without JavaScript. */
  renderRemove: (car: Car) => ReactNode;
};

/** Cars side by side. Names and prices stay in view; on a phone each label stands above its values. */
export function CompareTable<Car extends ComparedCar>({ cars, groups, renderRemove }: Props<Car>) {
  const say = useWords();
  return (
    <section className="comparison" aria-label="Comparison">
      <label className="comparison-option">
        <input type="checkbox" />
        Differences only
      </label>
      <div className="comparison-sheet">
        <table className={`comparison-table across-${cars.length}`}>
          <caption className="unseen">{say("{Vehicles} side by side")}</caption>
          <thead>
            <tr className="comparison-pictures">
              <td>
                <span className="unseen">Photo</span>
              </td>
              {cars.map((car) => (
                <td key={car.id}>
                  <Picture car={car} />
                  {renderRemove(car)}
                </td>
              ))}
            </tr>
            <tr className="comparison-head">
              <td>
                <span className="unseen">{say("{Vehicle}")}</span>
              </td>
              {cars.map((car) => (
                <th key={car.id} scope="col">
                  <a href={`/cars/${car.slug}`}>
                    {/* A column is narrower than some makes: "Lotus Caravans" may break between its words. */}
                    {car.heading.replaceAll("\u00a0", " ")}
                    <span>{[car.badge, car.series].filter(Boolean).join(" ")}</span>
                  </a>
                  <b>{car.price.text}</b>
                  {besidePrice(car.price) && <i>{besidePrice(car.price)}</i>}
                </th>
              ))}
            </tr>
            <tr className="comparison-steps">
              <td>
                <span className="unseen">Next step</span>
              </td>
              {cars.map((car) => (
                <td key={car.id}>
                  <Steps car={car} />
                </td>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className="comparison-group">
                <th scope="rowgroup" colSpan={cars.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.label} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

/** The same as on the car's card. */
function Steps({ car: { slug, heading, state, testDrive, trial } }: { car: ComparedCar }) {
  const say = useWords();
  if (state === "sold") return null;
  const drive = trial ?? say("{Test drive}");
  return (
    <>
      <ButtonLink
        variant="primary"
        href={`/cars/${slug}/enquire`}
        aria-label={`Enquire about ${heading}`}
        data-dialog=""
      >
        Enquire
      </ButtonLink>
      {testDrive && (
        <ButtonLink href={`/cars/${slug}/test-drive`} aria-label={`${drive}: ${heading}`} data-dialog="">
          {drive}
        </ButtonLink>
      )}
    </>
  );
}

function Row({ row: { label, values, none, differs, best, loans } }: { row: ComparedRow }) {
  return (
    <tr className={differs ? "differs" : "same"}>
      <th scope="row">
        {label}
        {differs && <span className="unseen"> (differs)</span>}
      </th>
      {values.map((value, index) => (
        // The cells of a row have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} className={value === null ? "not-stated" : undefined}>
          {loans?.[index] ? <span data-loan={loans[index]}>{value}</span> : (value ?? none)}
          {best?.cars.includes(index) && (
            <em>
              <Icon name="check" size={14} /> {best.word}
            </em>
          )}
        </td>
      ))}
    </tr>
  );
}

function Picture({ car: { slug, pictures } }: { car: ComparedCar }) {
  const [picture] = pictures;
  return (
    <a className="comparison-car" href={`/cars/${slug}`} tabIndex={-1} aria-hidden="true">
      {picture ? (
        <img
          className={picture.cutout ? "cut" : undefined}
          src={imageAt(picture.src, 360)}
          width={360}
          height={240}
          alt=""
        />
      ) : (
        <Icon name="camera" size={28} />
      )}
    </a>
  );
}
