import { describe, expect, test } from "vitest";
import { countries } from "#domain/country/countries.ts";
import { type FactName, factNames, isFactName } from "./fact-names.ts";
import { factOf, historyFacts } from "./history-facts.ts";

describe("[3.3.4, 17.2.22] facts are read as feeds write them, and nothing is guessed", () => {
  test.each<[FactName, string, unknown]>([
    ["owners", "1", 1],
    ["owners", "1.0", 1],
    ["owners", "One owner", 1],
    ["owners", "2nd owner", 2],
    ["owners", "3 previous keepers", 3],
    ["owners", "0", null],
    ["owners", "lots", null],
    ["owners", "2019", null],
    ["owners", "one careful lady", null],
    ["service_history", "FSH", "Full"],
    ["service_history", "Full dealer history", "Full"],
    ["service_history", "part", "Partial"],
    ["service_history", "Yes", "Records"],
    ["service_history", "no history", "None"],
    ["service_history", "full of surprises", null],
    ["ppsr", "Clear", "Clear"],
    ["ppsr", "PPSR: clear", "Clear"],
    ["ppsr", "No finance owing", "Clear"],
    ["ppsr", "Finance owing", "Money owing"],
    ["ppsr", "Encumbered", "Money owing"],
    ["ppsr", "Clear title to be confirmed", null],
    ["ppsr", "not clear", null],
    ["ppsr", "Yes", null],
    ["ppsr", "No", null],
    ["written_off", "No", "Not written off"],
    ["written_off", "not recorded", "Not written off"],
    ["written_off", "Repairable", "Repairable write-off"],
    ["written_off", "WOVR", "Repairable write-off"],
    ["written_off", "Statutory", "Statutory write-off"],
    ["written_off", "Y", "Written off"],
    ["written_off", "not checked", null],
    ["written_off", "no record check done", null],
    ["ppsr_date", "12/03/2026", "2026-03-12"],
    ["ppsr_date", "31/02/2026", null],
    ["ancap_stars", "5 stars", 5],
    ["ancap_stars", "ANCAP 4 star (2019)", 4],
    ["ancap_stars", "4/5", 4],
    ["ancap_stars", "0", null],
    ["ancap_stars", "9", null],
    ["ancap_stars", "5 seats", null],
    ["ancap_year", "2021", 2021],
    ["ancap_year", "21", null],
    ["safety_certificate", "Y", true],
    ["safety_certificate", "false", false],
    ["safety_certificate", "12-Mar-26", "2026-03-12"],
    ["safety_certificate", "on request", null],
    ["ruc_paid_to", "152,000 km", 152_000],
    ["ruc_paid_to", "152000", 152_000],
    ["ruc_paid_to", "paid", null],
    ["ruc_paid_to", "152000 miles", null],
    ["wof_expiry", "2027-06-30", "2027-06-30"],
    ["wof_expiry", "new WoF", null],
    ["first_registered_nz", "2019", "2019"],
    ["first_registered_nz", "04/05/2019", "2019-05-04"],
    ["title_status", "clean title", "Clean"],
    ["title_status", "missing", null],
    ["dealer_warranty", "3 months or 5,000 km", "3 months or 5,000 km"],
    ["dealer_warranty", "36", null],
  ])("%s: %j is %j", (name, text, value) => expect(historyFacts[name].read(text)).toBe(value));

  test("what is stored is read as itself", () => {
    const values = { owners: 2, service_history: "Full", ppsr: "Money owing", written_off: "Not written off" };
    const stored = {
      ...values,
      safety_certificate: true,
      ancap_stars: 5,
      ppsr_date: "2026-03-12",
      last_country: "Japan",
    };
    for (const [name, value] of Object.entries(stored))
      expect([name, factOf({ attributes: stored }, name as FactName)]).toEqual([name, value]);
  });
});

test("[3.3.5] every word of a country's file belongs to a fact", () => {
  for (const { history } of Object.values(countries))
    expect(Object.keys(history).filter((name) => !isFactName(name))).toEqual([]);
});

test("no column belongs to two facts", () => {
  const columns = [
    "owners",
    "service history",
    "ppsr",
    "ppsr date",
    "written off",
    "rwc",
    "wof expiry",
    "ruc",
    "ancap rating",
  ];
  for (const column of columns) {
    expect([column, factNames.filter((name) => historyFacts[name].column.test(column)).length]).toEqual([column, 1]);
  }
});
