import { Panel, Row, Rows } from "../ui/panel.tsx";
import { State } from "../ui/signs.tsx";
import type { TodayView } from "./today-view.ts";

const states = {
  well: { look: "live", word: "Well" },
  failed: { look: "broken", word: "Needs you" },
  never: { look: "gone", word: "Waits" },
} as const;

export function FeedsPanel({ feeds }: { feeds: NonNullable<TodayView["feeds"]> }) {
  return (
    <Panel title="Feeds">
      {feeds.length === 0 ? (
        <p className="panel-body quiet-text">No feed brings cars here yet. When one does, its last run stands here.</p>
      ) : (
        <Rows>
          {feeds.map(({ name, state, note }) => (
            <Row key={name}>
              <div className="grow">
                <h3>{name}</h3>
                <p className="meta">{note}</p>
              </div>
              <State look={states[state].look}>{states[state].word}</State>
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
