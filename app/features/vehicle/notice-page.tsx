import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { NoticeRows } from "./notice-rows.tsx";
import type { VehicleView } from "./vehicle-view.ts";

type Props = { car: Pick<VehicleView, "full" | "crumbs">; notice: NonNullable<VehicleView["consumerNotice"]> };

/** The consumer information notice alone, as a sheet to print, with room for the buyer's name. */
export function NoticePage({ car, notice }: Props) {
  return (
    <article className="wrap notice-sheet">
      <Breadcrumb crumbs={car.crumbs} />
      <h1>Consumer Information Notice</h1>
      <p>{car.full}</p>
      <NoticeRows notice={notice} headingLevel={2} />
      <p className="small">
        By the {notice.act}. The notice with the vehicle counts, and names the whole VIN. Keep the copy that you sign.
      </p>
      <dl className="notice-signed">
        <dt>Buyer's name and signature</dt>
        <dd />
        <dt>Date</dt>
        <dd />
      </dl>
    </article>
  );
}
