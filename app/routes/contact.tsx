import { messageAnchor } from "#domain/location/contact-link.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { ContactPage } from "../features/locations/contact-page.tsx";
import { FormPanel } from "../features/enquiry/form-page.tsx";
import { loadContactPage } from "../features/locations/load-contact-page.ts";
import { pageContext, postOf } from "../page-context.ts";
import type { Route } from "./+types/contact";
import { renderEmailUs } from "#app/pages/form/email-us.tsx";
import { loadContactForm } from "#app/pages/form/form-data.ts";
import { postForm } from "#app/pages/form/form-post.ts";

export const handle = { kinds: ["content", "forms"], parameters: ["car_id"] };

export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { name } = page.site.settings;
  const description = `Call, write to or visit ${name}.`;
  return {
    view: loadContactPage(page),
    form: loadContactForm(url.searchParams.get("car_id"), page),
    head: toHead({ site: page.site, path: "/contact", title: "Contact us", description }),
  };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return postForm(loadContactForm(url.searchParams.get("car_id"), page), request, postOf(context));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Contact({ loaderData: { view, form }, actionData }: Route.ComponentProps) {
  return (
    <ContactPage
      view={view}
      form={
        <FormPanel
          view={form}
          posted={actionData ?? null}

          heading="Send us a message"
          id={messageAnchor}
          intro={form.car && `About the ${form.car.name}.`}
        />
      }
      emailUs={renderEmailUs}
    />
  );
}
