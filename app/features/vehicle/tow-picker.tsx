import { unbroken } from "#app/ui/unbroken.ts";
import { attributeText } from "#domain/car/attributes.ts";
import { useFormat } from "#app/copy/site-format.ts";
import { useEffect, useState } from "react";
import { towMargin } from "#domain/towing/tow-margin.ts";
import { type TowRating, towRatings } from "#domain/towing/tow-ratings.ts";
import { ownTowVehicle, ratingName, towSearch } from "./own-tow-vehicle.ts";
import { readTowChoice, rememberTowChoice } from "./tow-choice.ts";
import type { VehicleView } from "./vehicle-view.ts";

type Props = {
  trailer: NonNullable<VehicleView["trailer"]>;
  searches: () => readonly string[];
  onPick: (isPicked: boolean) => void;
};

const makes = [...new Set(towRatings.map(({ make }) => make))];

/** Choose a vehicle, see its margin. One that the visitor has chosen or searched with is chosen already. */
export function TowPicker({ trailer, searches, onPick }: Props) {
  const [own] = useState(() => ownTowVehicle(searches(), readTowChoice()));
  const [picked, setPicked] = useState<TowRating | null>(own?.rating ?? null);
  useEffect(() => {
    if (own?.rating) onPick(true);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const pick = (rating: TowRating | null) => {
    setPicked(rating);
    onPick(rating !== null);
    rememberTowChoice({ name: rating && ratingName(rating), search: towSearch(searches()) });
  };
  return (
    <>
      <label className="tow-label">
        Your vehicle
        <select
          onChange={({ target }) => pick(ratingAt(target.value))}
          value={picked ? String(towRatings.indexOf(picked)) : ""}
        >
          <option value="">Choose…</option>
          {makes.map((make) => (
            <optgroup key={make} label={make}>
              {towRatings.map(
                (rating, index) =>
                  rating.make === make && (
                    <option key={ratingName(rating)} value={index}>
                      {ratingName(rating)}
                    </option>
                  ),
              )}
            </optgroup>
          ))}
        </select>
      </label>
      <p role="status">{picked && <Margin rating={picked} atm={trailer.atm} />}</p>
      {own?.isFromSearch && picked === own.rating && (
        <p className="small">This is the vehicle in your search. Choose yours if it is another model or year.</p>
      )}
      <p className="small">
        Figures are the makers’ braked limits for common variants. Your handbook, tow bar and gross combination mass
        (GCM) have the last word.
      </p>
    </>
  );
}

function Margin({ rating, atm }: { rating: TowRating; atm: number }) {
  const format = useFormat();
  const kilograms = (amount: number) => attributeText("tow_braked", amount, format);
  const { fits, kg } = towMargin(rating.braked, atm);
  const limit = `${ratingName(rating)} tows up to ${kilograms(rating.braked)}.`;
  return (
    <>
      <b className={fits ? "tow-yes" : "tow-no"}>
        {unbroken(fits ? `Yes, with ${kilograms(kg)} to spare.` : `No, ${kilograms(kg)} too heavy.`)}
      </b>{" "}
      {limit}
    </>
  );
}

/** "Choose…" has no vehicle; it must not select the first of the list. */
const ratingAt = (value: string): TowRating | null => (value === "" ? null : (towRatings[Number(value)] ?? null));
