import { expect, test } from "vitest";
import { ReportBuilder } from "./report-builder.ts";

test("[19.5.9] a report has no user or password of an address, in findings or examples", () => {
  const report = new ReportBuilder();
  const value = "gopher://dealer:hunter2@pictures.example/1.jpg";
  report.finding({ line: 2, vehicle: "A1", column: "Photo", value, reason: "no address", done: "mended" });
  const head = { source: "feed", dealership: "d", currency: "AUD", dryRun: false, stopped: null, fields: [] };
  const built = report.build(head);
  expect(JSON.stringify(built)).toContain("gopher://pictures.example/1.jpg");
  expect(JSON.stringify(built)).not.toContain("hunter2");
});
