import { unbroken } from "#app/ui/unbroken.ts";
import { useFormat } from "#app/copy/site-format.ts";
import { useState } from "react";
import { towMargin } from "#domain/towing/tow-margin.ts";
import { type TowRating, towRatings } from "#domain/towing/tow-ratings.ts";
import type { VehicleView } from "./vehicle-view.ts";

type Props = { trailer: NonNullable<VehicleView["trailer"]> };

const makes = [...new Set(towRatings.map(({ make }) => make))];

/** Choose a vehicle, see its margin. */
export function TowPicker({ trailer }: Props) {
  const [picked, setPicked] = useState<TowRating | null>(null);
  return (
    <>
      <label className="twc-l">
        Your vehicle
        <select onChange={({ target }) => setPicked(ratingAt(target.value))} defaultValue="">
          <option value="">Choose…</option>
          {makes.map((make) => (
            <optgroup key={make} label={make}>
              {towRatings.map(
                (rating, index) =>
                  rating.make === make && (
                    <option key={nameOf(rating)} value={index}>
                      {nameOf(rating)}
                    </option>
                  ),
              )}
            </optgroup>
          ))}
        </select>
      </label>
      <p role="status">{picked && <Margin rating={picked} atm={trailer.atm} />}</p>
      <p className="sml">
        Figures are the makers’ braked limits for common variants. Your handbook, tow bar and gross combination mass
        (GCM) have the last word.
      </p>
    </>
  );
}

function Margin({ rating, atm }: { rating: TowRating; atm: number }) {
  const { number } = useFormat();
  const { fits, kg } = towMargin(rating.braked, atm);
  const limit = `${nameOf(rating)} tows up to ${number(rating.braked)} kg.`;
  return (
    <>
      <b className={fits ? "twc-y" : "twc-n"}>
        {unbroken(fits ? `Yes, with ${number(kg)} kg to spare.` : `No, ${number(kg)} kg too heavy.`)}
      </b>{" "}
      {limit}
    </>
  );
}

/** "Choose…" has no vehicle; it must not select the first of the list. */
const ratingAt = (value: string): TowRating | null => (value === "" ? null : (towRatings[Number(value)] ?? null));

const nameOf = ({ make, model, from, to }: TowRating): string =>
  `${make} ${model} (${to === null ? `${from} on` : `${from} to ${to}`})`;
