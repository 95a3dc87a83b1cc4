import { mappingSchema } from "#domain/feed/mapping.ts";
import { suggestMapping } from "#domain/feed/suggest-mapping.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import type { SourceRow } from "#server/stock/import/source-row.ts";
import { sentence, YamlFile } from "#site/yaml-file.ts";
import { testNow } from "#tests/support/test-app.ts";
import { fuzzApp } from "../fuzz-app.ts";
import { stretched } from "../stretch.ts";
import type { Surface } from "../surface.ts";

const rows: SourceRow[] = [
  {
    "Stock No": "S1",
    Brand: "Kia",
    Model: "Rio",
    Year: "2020",
    Heading: "2020 Kia Rio S",
    Price: "$15,990 Drive Away",
    Km: "30,000 km",
    Text: "<p>One owner.</p>",
    Photos: "https://a.example/1.jpg|https://a.example/2.jpg",
    Options: "['Tow bar', \"Driver's seat\"]",
    Added: "09/03/2024",
    Colour: "White / Black",
  },
  { "Stock No": "S2", Brand: "Kia\ud800", Model: "-", Year: "soon", Price: ",".repeat(2000), Text: "<a".repeat(2000) },
  { "Stock No": "S3" },
  {},
].map((values, at) => ({ line: at + 2, values: values as Record<string, string>, odd: null }));

/** Mapping files: used for a feed, or refused with sentences. Their lines also stand for headers to suggest one from. */
export async function mappings(): Promise<Surface> {
  const app = await fuzzApp();
  const dealership = await app.store.operator.dealerships.get("first");
  if (!dealership) throw new Error("The fixture lost its first dealership.");
  const importBy = async (mapping: unknown) => {
    const parsed = mappingSchema.safeParse(mapping, { reportInput: true });
    if (!parsed.success) return parsed.error;
    await importStock({
      store: app.store,
      dealership,
      mapping: parsed.data,
      source: "feed",
      rows: (async function* () {
        yield* rows;
      })(),
      rules: { vanished: { becomes: "sold", after_hours: 24 }, maxRemovedPercent: 20, maxLostPercent: 20 },
      now: testNow,
      dryRun: true,
    });
    return null;
  };
  return {
    async run(input, index) {
      const text = stretched(input, index).toString("utf8");
      if (index % 3 === 0) {
        const columns = [...new Set(text.split(/[\n:,]/))].filter((column) => column !== "").slice(0, 200);
        if (columns.length === 0) return;
        const refused = await importBy(suggestMapping(columns, rows).mapping);
        if (refused) throw refused;
        return;
      }
      const file = new YamlFile("fuzz.yaml", text);
      if (file.problems.length > 0) return void file.problems.map(sentence);
      const refused = await importBy(file.value);
      if (refused) file.problemsFrom(refused).map(sentence);
    },
    close: () => app.close(),
  };
}
