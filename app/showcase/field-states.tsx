import { FormPanel } from "#app/features/enquiry/form-page.tsx";
import type { FormView, PostedView } from "#app/features/enquiry/form-view.ts";

const posted: PostedView = {
  step: 0,
  values: {},
  answered: [],
  errors: {},
  error: null,
  notice: null,
  question: null,
  upload: null,
};

/** A form when empty, filled in, refused, and when sending failed. */
export function FieldStates({ view }: { view: FormView }) {
  const fields = view.form.steps[0]?.fields ?? [];
  const filled = Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === "email" ? "sam@example.com" : "Sam Taylor"]),
  );
  const wrong = Object.fromEntries(
    fields.filter(({ required }) => required).map(({ name }) => [name, "Please fill this in."]),
  );
  const states = [
    { says: "As it comes", posted: null },
    { says: "Filled in", posted: { ...posted, values: filled, notice: "We kept what you had written." } },
    { says: "Refused", posted: { ...posted, errors: wrong } },
    { says: "Not sent", posted: { ...posted, values: filled, error: "Please try again in a minute." } },
  ];
  return (
    <div className="grid-4">
      {states.map((state) => (
        <FormPanel
          key={state.says}
          heading={state.says}
          id={`form-${state.says.toLowerCase().replaceAll(" ", "-")}`}
          view={view}
          posted={state.posted}
        />
      ))}
    </div>
  );
}
