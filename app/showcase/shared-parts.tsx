import { Questions } from "#app/features/content/data-views.tsx";
import type { FacetTile } from "#app/features/home/home-view.ts";
import { Bodies } from "#app/features/home/bodies.tsx";
import { HolidayDialog } from "#app/features/locations/holiday-dialog.tsx";
import { LocationCard } from "#app/features/locations/location-card.tsx";
import type { LocationView } from "#app/features/locations/location-view.ts";
import { toLocationsView } from "#app/features/locations/locations-view.ts";
import type { PageContext } from "#site/page-ports.ts";
import { bodyPicture } from "#app/features/chrome/body-picture.ts";

const bodies = ["SUV", "Ute", "Hatchback", "Sedan", "Wagon", "Coupe"];

/** The main place as a photo, as a map and as a sign, and the ways into the stock. */
export function loadSharedParts({ site, now, read, picture }: PageContext) {
  const sources = { settings: site.settings, now: now.getTime(), read, picture, contactButton: true };
  const [place] = toLocationsView(site.locations, sources).cards;
  const media = [
    { picture: picture("/media/yard/suv/blue-front34.webp"), map: null },
    { picture: null, map: { frame: "about:blank" } },
    { picture: null, map: null },
  ];
  return {
    places: place ? media.map((shown): LocationView => ({ ...place, ...shown })) : [],
    bodies: bodies.map((name, index): FacetTile => ({
      name,
      url: "/search",
      count: 96 - index * 9,
      picture: picture(bodyPicture(name)),
    })),
  };
}

const questions = [
  {
    question: "Can I bring my own mechanic?",
    html: "<p>Any time we are open. Tell us when, and the car stands ready.</p>",
  },
  { question: "Is there still finance owing on it?", html: "<p>No. We check before we buy.</p>" },
];
const holidays = {
  id: "showcase-holidays",
  places: ["Sales", "Service"],
  rows: [
    { day: "Fri, 3 Apr 2026", name: "Good Friday", text: "Closed" },
    { day: "Sat, 4 Apr 2026", name: "", text: "9:00am to 1:00pm" },
  ],
};

export function SharedParts({ places, bodies: tiles }: ReturnType<typeof loadSharedParts>) {
  return (
    <>
      <div className="locations grid-3">
        {places.map((location) => (
          <LocationCard
            key={`${location.picture?.src} ${location.map === null}`}
            location={location}
            emailUs={null}
            headingLevel={3}
          />
        ))}
      </div>
      <div className="showcase-row">
        <HolidayDialog group={holidays} />
      </div>
      <Questions items={questions} />
      <Bodies bodies={tiles} allCars="/search" />
    </>
  );
}
