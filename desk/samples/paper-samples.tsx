import { Empty, Facts, Panel, Row, Rows } from "../ui/panel.tsx";
import { Notice, Problem } from "../ui/problem.tsx";
import { State } from "../ui/signs.tsx";

export function PaperSamples() {
  return (
    <>
      <Notice>Something to know.</Notice>
      <Notice look="good">The invitation is on its way.</Notice>
      <Notice look="late">This part did not load. Nothing is lost.</Notice>
      <Problem>Not sent. What you typed is kept here. Try again.</Problem>
      <Panel title="Rows" note="newest first">
        <Rows>
          <Row>
            <span className="grow">A feed that came</span>
            <State look="live">Well</State>
          </Row>
          <Row>
            <span className="grow">A feed that did not</span>
            <State look="broken">Needs you</State>
          </Row>
          <Row>
            <span className="grow">A feed to come</span>
            <State look="gone">Waits</State>
          </Row>
        </Rows>
        <p className="panel-foot">4 more came earlier today.</p>
      </Panel>
      <Panel title="Facts">
        <div className="panel-body">
          <Facts
            facts={[
              ["Role", "Sales"],
              ["Last here", "9:16 am"],
            ]}
          />
        </div>
      </Panel>
      <Panel title="Nothing here">
        <Empty title="No enquiry yet today">
          <p>Each one stands here as it comes.</p>
        </Empty>
      </Panel>
    </>
  );
}
