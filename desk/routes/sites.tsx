import { Form } from "react-router";
import { counted } from "../copy/clock.ts";
import { portOf } from "../desk-context.ts";
import { FleetTable } from "../fleet/fleet-table.tsx";
import { orNowhere } from "../loading/nowhere.ts";
import { SearchField } from "../ui/search-field.tsx";
import { Empty } from "../ui/panel.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/sites";

export async function loader({ context, url }: Route.LoaderArgs) {
  const text = url.searchParams.get("q")?.trim() ?? "";
  const lines = orNowhere(await portOf(context).sites({ text }));
  return {
    text,
    // Sites that need somebody first.
    lines: lines
      .map(({ slug, name, enquiries, failed }) => ({ slug, name, enquiries, failed }))
      .toSorted((a, b) => Number(b.failed > 0) - Number(a.failed > 0)),
    needing: lines.filter(({ failed }) => failed > 0).length,
    enquiries: lines.reduce((sum, line) => sum + line.enquiries, 0),
  };
}

export const meta: Route.MetaFunction = () => [{ title: "All sites, Forecourt desk" }];

export default function Sites({ loaderData }: Route.ComponentProps) {
  const { text, lines, needing, enquiries } = loaderData;
  return (
    <>
      <PageHead
        title={titleOf(lines.length, needing, text)}
        lead={lines.length > 0 && `${counted(enquiries, "enquiry", "enquiries")} today.`}
      />
      <Form method="get" role="search" className="search-line">
        <SearchField key={text} label="Find a site" name="q" value={text} />
      </Form>
      {lines.length > 0 ? <FleetTable lines={lines} /> : <NoSites text={text} />}
    </>
  );
}

function titleOf(count: number, needing: number, text: string): string {
  if (count === 0 && text === "") return "No sites yet";
  const sites = text === "" ? counted(count, "site") : `${counted(count, "site")} found`;
  return needing === 0 ? sites : `${sites}, ${needing} ${needing === 1 ? "needs" : "need"} you`;
}

function NoSites({ text }: { text: string }) {
  return (
    <div className="panel">
      {text === "" ? (
        <Empty heading="h2" title="No site runs here yet">
          <p>A site appears here once its files have been applied.</p>
        </Empty>
      ) : (
        <Empty heading="h2" title={`No site is called “${text}”`}>
          <p>Look for a part of its name or its short name.</p>
        </Empty>
      )}
    </div>
  );
}
