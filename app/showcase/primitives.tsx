import { CardTag } from "#app/features/card/card-tag.tsx";
import { NotFound } from "#app/features/errors/not-found.tsx";
import { ServerError } from "#app/features/errors/server-error.tsx";
import { Specifications } from "#app/features/vehicle/details.tsx";
import type { TagKind } from "#domain/car/tag.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import sprite from "#app/ui/icons.svg?raw";
import { Stars } from "#app/ui/stars.tsx";
import { Row } from "./row.tsx";
import { SmallPieces } from "./small-pieces.tsx";

const tags: Readonly<Record<TagKind, string>> = {
  promo: "EOFY sale",
  custom: "Manager's Special",
  certified: "Certified",
  new_arrival: "Just arrived",
  electric: "Electric",
  coming_soon: "Coming soon",
  reserved: "Reserved",
  sold: "Sold",
};
/** All icons of the sprite. */
const icons = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name as IconName);
const specs = [
  { label: "Engine", value: "2.0 L four-cylinder petrol" },
  { label: "Transmission", value: "Automatic, continuously variable" },
  { label: "Fuel use", value: "6.0 L per 100 km" },
  { label: "Towing, braked", value: "1,300 kg" },
];

export function Primitives() {
  return (
    <>
      <Row name="Buttons">
        <Button variant="primary">Enquire now</Button>
        <Button>Book a test drive</Button>
        <Button variant="primary" size="large">
          See 312 cars
        </Button>
        <Button variant="primary" disabled>
          Sending
        </Button>
        <IconButton icon="heart" label="Save" />
        <IconButton icon="share" label="Share" disabled />
        <a className="more" href="/search">
          All cars
          <Icon name="arrow" size={18} />
        </a>
      </Row>
      <Row name="Tags">
        {(Object.entries(tags) as [TagKind, string][]).map(([kind, text]) => (
          <CardTag key={kind} card={{ tag: { kind, text }, market: null }} />
        ))}
        <CardTag card={{ tag: null, market: "$1,200 below market" }} />
      </Row>
      <Row name="Chips">
        <ul className="active-filters" aria-label="Filters in use">
          {["Toyota", "Under $30,000", "Automatic"].map((label) => (
            <li key={label}>
              <a href="/search" aria-label={`Remove ${label}`}>
                {label}
                <Icon name="close" size={16} />
              </a>
            </li>
          ))}
        </ul>
      </Row>
      <Row name="Stars">
        {[5, 4.6, 3.5, 1, 0].map((filled) => (
          <Stars key={filled} filled={filled} label={`${filled} of 5 stars`} />
        ))}
      </Row>
      <Row name="Icons">
        {icons.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </Row>
      <Row name="Switch">
        <fieldset className="segments" aria-label="Condition">
          {["All", "New", "Used"].map((label, index) => (
            <label key={label}>
              <input type="radio" name="showcase-seg" defaultChecked={index === 0} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <label className="select">
          <span>Make</span>
          <select>
            <option>Mercedes-Benz</option>
          </select>
        </label>
      </Row>
      <Row name="Path">
        <Breadcrumb
          crumbs={[
            { name: "Home", url: "/" },
            { name: "Cars", url: "/search" },
            { name: "2022 Toyota Corolla", url: "/cars/corolla" },
          ]}
        />
      </Row>
      <Row name="Dialog">
        <div className="dialog">
          <h3>How this price is made</h3>
          <p>Drive away: stamp duty, registration and delivery are in the price.</p>
          <p>On-road costs are those of a private buyer in the dealer’s own state.</p>
          <Button>Close</Button>
        </div>
      </Row>
      <SmallPieces />
      <Specifications specs={specs} />
      <NotFound search={null} />
      <ServerError phone={null} />
    </>
  );
}
