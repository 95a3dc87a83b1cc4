import { test } from "vitest";
import { writeFileSync } from "node:fs";
import { measureProduct } from "./measure-product.ts";
import { summaryOf } from "./measure-search.ts";
import { shareRight } from "./measure-suggestions.ts";
test("print", async () => {
  const { searches, suggestions } = await measureProduct();
  const out: string[] = [];
  const line = (n: string, l: typeof searches) => {
    const s = summaryOf(l);
    out.push(`${n} ${s.queries} ndcg ${s.ndcg.toFixed(3)} wrong ${s.wrongShare.toFixed(3)}`);
  };
  line("all", searches);
  for (const [k, l] of Map.groupBy(searches, (s) => s.query.need.kind)) line(k, l);
  for (const [k, l] of Map.groupBy(searches, (s) => (s.query as any).site ?? (s.query.need as any).site))
    line(String(k), l);
  line(
    "misspelled",
    searches.filter((s) => (s.query as any).misspelled ?? (s.query as any).isMisspelled),
  );
  line(
    "not in stock",
    searches.filter((s) => !s.query.need.inStock),
  );
  out.push(`suggestions ${suggestions.length} ${shareRight(suggestions).toFixed(3)}`);
  for (const s of searches.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 260))
    out.push(
      `${s.ndcg.toFixed(2)} ${s.isWrong ? "W" : " "} [${(s.query as any).site ?? ""} ${s.query.need.kind}${s.query.need.inStock ? "" : " none"}] ${s.query.text}  => ${s.page.isWholeYard ? "YARD " : ""}${s.page.cars.length} ${s.page.cars
        .slice(0, 4)
        .map((c) => c.name + " $" + c.price)
        .join("; ")} | ${s.grades.join("")}`,
    );
  out.push("SUGGESTIONS");
  for (const s of suggestions.filter((s) => !s.isRight))
    out.push(
      `${s.prefix.typed} => ${JSON.stringify(s.first && { l: (s.first as any).label, u: s.first.url })} expected ${JSON.stringify(s.prefix.expects)}`.slice(
        0,
        260,
      ),
    );
  writeFileSync("/tmp/q/rel.txt", out.join("\n"));
}, 200000);
