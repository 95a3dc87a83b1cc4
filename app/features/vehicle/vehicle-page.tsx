import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { Island } from "#app/islands/island.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { besidePrice } from "#domain/car/price.ts";
import { planParameter } from "#domain/form/plan-parameter.ts";
import { Assurances } from "./assurances.tsx";
import { Market, StateNotice, Status, Steps, Title, Views } from "./buy-box.tsx";
import { Certified } from "./certified.tsx";
import { Conditions } from "./conditions.tsx";
import { Facts, Features, Specifications, Story } from "./details.tsx";
import { Deciding } from "./deciding.tsx";
import { FirstOfAll, History } from "./history.tsx";
import { Place } from "./place.tsx";
import { Price } from "./price.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { Repayment } from "./repayment.tsx";
import type { VehicleLayout } from "./vehicle-parts.ts";
import type { VehicleView } from "./vehicle-view.ts";

type VehiclePageProps = {
  car: VehicleView;
  /** How the template arranges the page. */
  Layout: VehicleLayout;
  /** Favourite and compare: they belong to the visitor. */
  toggles?: ReactNode;
  /** The call button for a car that is still in stock: beside the price, and in the bar on phones. */
  renderCall: (look: "page" | "bar" | "number") => ReactNode;
  /** The estimate with its inputs; null if nothing can be calculated. */
  calculator?: ReactNode;
  /** Cards of cars like this one. */
  similar: ReactNode;
  /** The notice that the visitor holds this car; only the browser knows. */
  ownHold?: ReactNode;
  /** Recently viewed cars: only the browser knows them. */
  recent?: ReactNode;
};

export function VehiclePage(props: VehiclePageProps) {
  const { car, Layout, toggles, calculator, similar, ownHold, recent, renderCall } = props;
  const say = useWords();
  const here = car.state !== "sold";
  return (
    <Layout
      car={car}
      crumbs={<Breadcrumb crumbs={car.crumbs} back={<BackToResults url={car.listing} />} />}
      sold={<FirstOfAll car={car} hasSimilar={Boolean(similar)} />}
      gallery={<Island name="gallery" when="idle" props={galleryProps(car, Layout.photoSizes)} />}
      status={<Status car={car} toggles={toggles} />}
      title={<Title car={car} />}
      price={<Price price={car.price} />}
      deciding={<Deciding deciding={car.deciding} />}
      notice={
        <>
          <StateNotice car={car} />
          {ownHold}
        </>
      }
      repayment={calculator ?? (car.finance && <Repayment finance={car.finance} />)}
      market={<Market car={car} />}
      steps={<Steps car={car} />}
      callButton={here && car.phone && <div className="buy-steps">{renderCall("page")}</div>}
      call={here && car.phone && renderCall("number")}
      links={<QuickLinks car={car} />}
      views={<Views car={car} />}
      facts={<Facts facts={car.facts} />}
      conditions={(car.trailer || car.hireTerms) && <Conditions car={car} />}
      history={<History history={car.history} />}
      story={<Story paragraphs={car.paragraphs} />}
      features={<Features features={car.features} />}
      specifications={<Specifications specs={car.specs} />}
      assurances={<Assurances car={car} />}
      certified={car.certified && <Certified certified={car.certified} />}
      place={car.place && <Place place={car.place} />}
      similar={
        similar && (
          <section className="section">
            <div className="section-head">
              <h2>{say("Similar {vehicles}")}</h2>
            </div>
            <div className="grid-4 row">{similar}</div>
          </section>
        )
      }
      recent={recent}
      bar={here && <Bar car={car} call={renderCall("bar")} />}
    />
  );
}

/** Only what the gallery shows, because all of it is sent to the browser. */
function galleryProps({ photos, spin, video, full, state, tag }: VehicleView, sizes: string | undefined) {
  return { photos, spin, video, full, state, tag, sizes };
}

function Bar({ car, call }: { car: VehicleView; call: ReactNode }) {
  const beside = besidePrice(car.price);
  return (
    <div className="sticky-bar" role="group" aria-label="In short">
      <p data-own-price="">
        <b className={car.price.kind === "price" ? undefined : "no-price"}>{car.price.text}</b>
        {(beside || car.price.kind === "price") && <span data-beside="">{beside}</span>}
      </p>
      {call}
      {car.subscribe && (
        <ButtonLink
          variant="primary"
          href={`${car.subscribe.path}?${planParameter}=${car.subscribe.chosen}`}
          data-plan=""
          data-dialog=""
        >
          Subscribe
        </ButtonLink>
      )}
      {car.forms.enquire && !car.subscribe && (
        <ButtonLink variant="primary" href={car.forms.enquire} data-dialog="">
          Enquire
        </ButtonLink>
      )}
    </div>
  );
}

/** The plain listing; with a script the visitor's own search (last-search.ts). The label stays, so nothing moves. */
function BackToResults({ url }: { url: string }) {
  return (
    <a href={url} data-last-search="">
      <Icon name="back" size={18} />
      Back to results
    </a>
  );
}
