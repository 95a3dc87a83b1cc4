import { FieldSamples } from "../samples/field-samples.tsx";
import { PaperSamples } from "../samples/paper-samples.tsx";
import { PeopleSamples } from "../samples/people-samples.tsx";
import { PressSamples } from "../samples/press-samples.tsx";
import { nowhere } from "../loading/nowhere.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Shell, type ShellView } from "../ui/shell.tsx";

/** Development only, and there only when asked for: every component in every state. */
export function loader() {
  if (process.env["DESK_UI"] !== "1") throw nowhere();
  return null;
}

const view: ShellView = {
  title: "Harbour City Motors",
  note: "2 sites",
  choices: [
    { href: "/ui?site=harbour-city-motors", name: "Harbour City Motors" },
    { href: "/ui?site=kauri-motor-company", name: "Kauri Motor Company" },
  ],
  places: [
    { href: "/ui", name: "Components", icon: "sites" },
    { href: "/today", name: "Today", icon: "today" },
    { href: "/people", name: "People", icon: "people" },
  ],
  person: { name: "Dean Cavallo", role: "Principal" },
};

export default function Ui() {
  return (
    <Shell view={view}>
      <PageHead over="For whoever builds the desk" title="Components" lead="Every part in every state." />
      <div className="stack">
        <PressSamples />
        <FieldSamples />
        <PaperSamples />
        <PeopleSamples />
      </div>
    </Shell>
  );
}
