import { Island } from "#app/islands/island.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { VehicleView } from "./vehicle-view.ts";

/** Secondary actions, less prominent than the main button. */
export function QuickLinks({ car }: { car: VehicleView }) {
  return (
    <ul className="quick-links">
      {car.report && <Row icon="file" href={car.report} label="Vehicle history report" />}
      {car.tradeIn && <Row icon="swap" href={car.tradeIn.url} label={car.tradeIn.label} />}
      {car.forms.photos && <Row icon="camera" href={car.forms.photos} label="Request more photos" opensDialog />}
      {car.chat && (
        <li className="with-script">
          <Island
            name="chat"
            when="touch"
            props={{ chat: car.chat, car: { id: car.id, full: car.full }, enquireUrl: car.forms.enquire }}
          />
        </li>
      )}
      {car.alertUrl && (
        <Row
          icon="bell"
          href={car.alertUrl}
          label={car.state === "sold" ? "Tell me if it comes back" : "Tell me about price drops"}
        />
      )}
      {car.questionUrl && <Row icon="chat" href={car.questionUrl} label="Got a Question?" />}
      {car.place && <Row icon="directions" href={car.place.directions} label="Get Directions" />}
      {car.dealerUrl && <Row icon="car" href={car.dealerUrl} label="See more from this dealer" />}
      <li className="with-script">
        <button type="button" data-print="">
          <Icon name="print" size={18} />
          <span>Print this page</span>
        </button>
      </li>
    </ul>
  );
}

type RowProps = { icon: IconName; href: string; label: string; opensDialog?: boolean };

function Row({ icon, href, label, opensDialog = false }: RowProps) {
  return (
    <li>
      <a href={href} data-dialog={opensDialog ? "" : undefined}>
        <Icon name={icon} size={18} />
        <span>{label}</span>
        <Icon name="next" size={18} />
      </a>
    </li>
  );
}
