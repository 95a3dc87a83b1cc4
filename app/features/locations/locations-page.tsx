import type { ReactNode } from "react";
import { DealershipWebsites, type WebsiteView } from "./dealership-websites.tsx";
import { LocationList } from "./location-list.tsx";
import type { LocationView } from "./location-view.ts";
import type { LocationsView } from "./locations-view.ts";
import { PostcodeForm, type PostcodeView } from "./postcode-form.tsx";

export type LocationsPageView = {
  path: string;
  title: string;
  locations: LocationsView;
  /** Null if the site has no search by postcode. */
  postcode: PostcodeView | null;
  websites: WebsiteView[];
};

type Props = { view: LocationsPageView; emailUs?: ((location: LocationView) => ReactNode) | undefined };

export function LocationsPage({ view: { path, title, locations, postcode, websites }, emailUs }: Props) {
  return (
    <div className="wrap locations-page">
      <header className="locations-head">
        <h1>{title}</h1>
        {postcode && <PostcodeForm action={path} view={postcode} />}
      </header>
      <LocationList view={locations} emailUs={emailUs} />
      <DealershipWebsites websites={websites} />
    </div>
  );
}
