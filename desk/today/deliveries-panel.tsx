import { Icon } from "../ui/icon.tsx";
import { Panel, Row, Rows } from "../ui/panel.tsx";
import type { TodayView } from "./today-view.ts";

export function DeliveriesPanel({ failed }: { failed: NonNullable<TodayView["failed"]> }) {
  return (
    <Panel title="Failed deliveries">
      <Rows>
        {failed.length === 0 ? (
          <Row>
            <Icon name="check" look="good-text" />
            <p className="grow">None. Every enquiry has reached its receivers, or is on its way.</p>
          </Row>
        ) : (
          failed.map(({ id, title, note }) => (
            <Row key={id}>
              <Icon name="warning" look="late-text" />
              <div className="grow break">
                <h3>{title}</h3>
                <p className="meta">{note}</p>
              </div>
            </Row>
          ))
        )}
      </Rows>
    </Panel>
  );
}
