import { useFormat } from "#app/copy/site-format.ts";
import { estimateNote } from "#domain/form/trade-in-answers.ts";
import type { Values } from "#domain/form/field.ts";
import { noEstimateTexts } from "#domain/valuation/valuation.ts";
import { valuationLimits } from "#domain/valuation/valuation-limits.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FormView } from "./form-view.ts";

type Props = {
  view: FormView;
  values: Values;
  /** Whether this is the place for it: by the answer that rules the estimate out, null if only the valuation knew. */
  isHere: (field: string | null) => boolean;
};

/** 15.1.10: no estimate will come, and what happens instead, with a shorter way to a person; or a wider range, and why. */
export function EarlyWord({ view: { form, car }, values, isHere }: Props) {
  const format = useFormat();
  const note = form.assist && estimateNote(values, form.assist);
  return (
    <div role="status">
      {note && isHere(note.field) && (
        <div className="enquiry-notice">
          <Icon name="info" size={18} />
          {"wider" in note ? (
            <p>{`You get a range that is wider than usual. ${note.wider.reason}`}</p>
          ) : (
            <p>
              {`${noEstimateTexts[note.reason](format, form.assist?.wider ?? valuationLimits)} One of our team values yours in person and calls you. `}
              <a href={car ? `/cars/${car.slug}/enquire` : "/contact"}>Just leave your number</a>, or go on, so that we
              know more when we call.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
