import { CallLink } from "../ui/button.tsx";
import { Empty, Panel, Row, Rows } from "../ui/panel.tsx";
import type { TodayView } from "./today-view.ts";

export function EnquiriesPanel({ lines, more }: NonNullable<TodayView["enquiries"]>) {
  if (lines.length === 0) {
    return (
      <Panel title="Enquiries">
        <Empty title="No enquiry yet today">
          <p>Each one stands here as it comes, with what it is about and the number to call.</p>
        </Empty>
      </Panel>
    );
  }
  return (
    <Panel title="Enquiries" note="newest first">
      <Rows>
        {lines.map(({ id, name, phone, what, when }) => (
          <Row key={id}>
            <time className="row-time">{when}</time>
            <div className="grow">
              <h3>{name}</h3>
              <p className="meta">{what}</p>
              {phone !== "" && <p className="meta num">{phone}</p>}
            </div>
            {phone !== "" && <CallLink phone={phone} name={name} />}
          </Row>
        ))}
      </Rows>
      {more > 0 && <p className="panel-foot">{more} more came earlier today.</p>}
    </Panel>
  );
}
