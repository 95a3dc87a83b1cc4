import { useFormat } from "#app/copy/site-format.ts";
import { noEstimateText } from "#domain/form/trade-in-answers.ts";
import type { Values } from "#domain/form/field.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FormView } from "./form-view.ts";

/** 4.5: no estimate will come. Shown beside the field, with a shorter way to contact a person. */
export function EarlyWord({ view: { form, car }, values }: { view: FormView; values: Values }) {
  const format = useFormat();
  const text = form.assist && noEstimateText(values, form.assist.thisYear, format);
  return (
    <div role="status">
      {text && (
        <div className="enquiry-notice">
          <Icon name="info" size={18} />
          <p>
            {text} <a href={car ? `/cars/${car.slug}/enquire` : "/contact"}>Just leave your number</a>, or continue here
            so that we know more when we call.
          </p>
        </div>
      )}
    </div>
  );
}
