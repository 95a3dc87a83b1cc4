import { FormPanel } from "#app/features/enquiry/form-page.tsx";
import type { FormView } from "#app/features/enquiry/form-view.ts";

// How a page shows a form of the site by its name:
//   loader:    const booking = loadSiteForm("service", page);   (form-data.ts; null where the site does not offer it)
//   component: {booking && <SiteFormSection view={booking} id="book" />}
// Without a script the form posts to its own page (siteFormPath), so the page that shows it needs no action. A link to
// siteFormPath(…) with data-dialog="" opens the same form as a dialog.

type Props = { view: FormView; heading?: string; pageTitle?: string | null; intro?: string | null; id?: string };

/** A trade-in form is about the visitor's vehicle, not the car to buy. */
const leads: Partial<Record<FormView["form"]["id"], string>> = { "trade-in": "Towards" };

export function SiteFormSection({ view, heading = view.form.title, pageTitle, intro = view.form.intro, id }: Props) {
  const { car } = view;
  // 2.1, /finance?car_id=…: a form about a car names it.
  const about = car && `${leads[view.form.id] ?? "About"} the ${[car.name, car.price].filter(Boolean).join(", ")}.`;
  return (
    <FormPanel
      view={view}
      posted={null}
      heading={heading}
      said={heading === pageTitle}
      intro={[about, intro].filter(Boolean).join(" ") || null}
      {...(id ? { id } : {})}
    />
  );
}
