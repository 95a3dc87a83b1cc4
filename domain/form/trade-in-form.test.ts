import { describe, expect, test } from "vitest";
import { nz } from "#domain/country/nz.ts";
import { offeredForm, sampleForm, sampleFormCar, sampleSettings } from "./testing/sample-form.ts";
import { fieldsOf, type FormDefinition } from "./form-definition.ts";
import { initialState, reduceForm } from "./form-state.ts";
import { droppedPlate, helpOf, estimateNote, plateToLookUp, tradeInNames, vehicleToValue } from "./trade-in-answers.ts";
import { shownFields } from "./validate.ts";

const place = (id: string, location_subtype: string) => ({
  id,
  name: id,
  visible: true,
  location_type: "sales",
  location_subtype,
  dealership_slug: "d",
  address: { state: "VIC" },
});
const about = {
  settings: sampleSettings,
  locations: [place("yard", ""), place("buy-1", "buying"), place("buy-2", "buying")],
  car: null,
  today: "2026-03-11",
};
const form = (over: Partial<typeof about> | { car: typeof sampleFormCar } = {}): FormDefinition =>
  sampleForm("trade-in", { ...about, ...over });
const names = (one: FormDefinition) => fieldsOf(one).map(({ name }) => name);

describe("[2.1, 4.5] the trade-in form", () => {
  test("[3.5.2] offers the places that buy cars; for a car it is looked at where that car stands", () => {
    const where = fieldsOf(form()).find(({ name }) => name === "location_id");
    expect(where?.options?.map(({ value }) => value)).toEqual(["buy-1", "buy-2"]);
    expect(names(form({ car: sampleFormCar }))).not.toContain("location_id");
    expect(form({ car: sampleFormCar }).known).toMatchObject({ car_id: sampleFormCar.id });
  });

  test("the best answer stands first, and Yes before No", () => {
    for (const { name, options = [] } of fieldsOf(form())) {
      const labels = options.map(({ label }) => label.split(/[:,]/)[0]);
      const isYesNo = labels.includes("Yes") && labels.includes("No");
      expect([name, isYesNo ? labels[0] : "Yes"]).toEqual([name, "Yes"]);
    }
    const condition = fieldsOf(form()).find(({ name }) => name === "condition");
    expect(condition?.options?.map(({ value }) => value)).toEqual(["excellent", "good", "fair", "poor"]);
  });

  test.each([
    ["", "", undefined],
    ["2019", "100000", undefined],
    ["2018", "", "too-old"],
    ["201", "", undefined],
    ["2024", "100,001", "too-far"],
    ["2024", "12", undefined],
  ])("[4.5.1] year %j and %j km are answered at once", (year, km, reason) => {
    const note = estimateNote({ [tradeInNames.year]: year, [tradeInNames.km]: km }, { thisYear: 2026, wider: null });
    expect(note && "reason" in note ? note.reason : undefined).toBe(reason);
  });

  test("[15.1.10] the form says at its start which vehicles get an estimate", () => {
    expect(form().intro).toBe(
      "About two minutes. Up to 7 years old and 100,000 km you get a range straight away; beyond that, one of our team values it in person.",
    );
  });

  test("its title, its help and its years are those of the site and of today", () => {
    expect(form()).toMatchObject({
      category: "Trade-In Valuation",
      assist: { saveResult: false, registerCheck: false, thisYear: 2026, wider: null },
    });
    const settings = { ...sampleSettings, trade_in: { path: "/trade-in", save_result: true, register_check: true } };
    expect(form({ settings }).assist).toEqual({ saveResult: true, registerCheck: true, thisYear: 2026, wider: null });
    const year = fieldsOf(form()).find(({ name }) => name === tradeInNames.year);
    expect(year?.range).toEqual({ min: 1900, max: 2027 });
  });

  test("asks for the state in Australia, the only one of New Zealand stands there already", () => {
    const state = (one: FormDefinition) => fieldsOf(one).find(({ name }) => name === tradeInNames.state);
    expect(state(form())?.label).toBe("State");
    expect(form().initial).toMatchObject({ [tradeInNames.state]: "VIC" });
    expect(form({ locations: [] }).initial).toMatchObject({ [tradeInNames.state]: "" });
    const elsewhere = form({ settings: { ...sampleSettings, country: nz } });
    expect(state(elsewhere)?.label).toBe("Registered in");
    expect(elsewhere.initial).toMatchObject({ [tradeInNames.state]: state(elsewhere)?.options?.[0]?.value });
  });

  test("does not exist where the site takes no trade-ins", () => {
    expect(offeredForm("trade-in", { settings: { ...sampleSettings, trade_in: null } })).toBeNull();
  });

  test("[4.5.3] still under finance asks for the lender, and names the payout letter and the surplus", () => {
    const shown = (under: string) => shownFields(form(), 2, { ...form().initial, under_finance: under });
    expect(shown("No").some(({ name }) => name === tradeInNames.lender)).toBe(false);
    const hint = shown("Yes").find(({ name }) => name === tradeInNames.lender)?.hint;
    expect(hint).toMatch(/payout letter.*surplus is paid to you by direct credit/);
  });

  test("[15.1.1] four steps, and the kilometres stand with the registration", () => {
    expect(form().steps.map(({ title }) => title)).toEqual(["Rego", "Vehicle", "Condition", "Details"]);
    expect(form().steps[0]?.fields.map(({ name }) => name)).toContain(tradeInNames.km);
    expect(form().steps[3]?.fields.map(({ name }) => name)).toContain("photos");
  });

  test("[15.1.7] the usual state is chosen already and the form says so; nothing is assumed about finance", () => {
    const usual = { condition: "good", interior: "good", service_history: "full", mechanical: "none", accident: "no" };
    expect(form().initial).toMatchObject({ ...usual, [tradeInNames.finance]: "" });
    expect(form().steps[2]?.intro).toMatch(/usual/);
  });

  test("begins with the state of the site, and shows nobody what it carries along", () => {
    expect(form().initial[tradeInNames.state]).toBe("VIC");
    const shown = form().steps.flatMap((_, step) => shownFields(form(), step, form().initial));
    expect(shown.map(({ name }) => name)).not.toContain(tradeInNames.lookedUp);
  });
});

describe("[7] what is asked of registers and valuations", () => {
  const values = { rego: " abc-12d", rego_state: "NSW" };
  const corolla = {
    make: "Toyota",
    model: "Corolla",
    year: 2021,
    badge: "",
    series: "",
    body: "",
    fuel: "Petrol",
    transmission: "",
  };

  test("[15.1.1] a plate once: what was corrected by hand is not undone by going back and forth", () => {
    const plate = plateToLookUp(0, values);
    expect(plate).toEqual({ rego: "ABC12D", regoState: "NSW" });
    const help = helpOf({ rego: "ABC12D", regoState: "NSW" }, { ...corolla, sample: true }, null);
    expect(help.values).toMatchObject({ trade_in_make: "Toyota", trade_in_year: "2021" });
    expect(help.notice).toContain("Sample data");
    expect(plateToLookUp(0, { ...values, ...help.values })).toBeNull();
    expect(plateToLookUp(0, { ...values, ...help.values, rego: "ABC12E" })).not.toBeNull();
    expect(plateToLookUp(0, { rego: "  " })).toBeNull();
    expect(plateToLookUp(1, values)).toBeNull();
  });

  test("[15.1.6] a vehicle that the register names whole is not asked for again; 'Back' leads to it", () => {
    const plate = { rego: "ABC12D", regoState: "NSW" };
    const asked = { ...initialState(form()), step: 1 };
    const after = (found: typeof corolla) => {
      const { values: filled } = helpOf(plate, { ...found, sample: false }, null);
      return reduceForm(form(), asked, { type: "help", after: 0, values: filled });
    };
    expect(after(corolla)).toMatchObject({ step: 2, skips: [], values: { trade_in_model: "Corolla" } });
    expect(reduceForm(form(), after(corolla), { type: "back" }).step).toBe(1);
    expect(after({ ...corolla, model: "" }).step).toBe(1);
    const unknown = helpOf(plate, { failure: "By hand, please." }, null);
    expect(reduceForm(form(), asked, { type: "help", after: 0, values: unknown.values }).step).toBe(1);
    // Typed before: only what the register has just named is passed.
    const typed = {
      ...asked,
      values: { ...asked.values, ...helpOf(plate, { ...corolla, sample: false }, null).values },
    };
    expect(reduceForm(form(), typed, { type: "help", after: 0, values: unknown.values }).step).toBe(1);
    // The visitor has gone back meanwhile.
    expect(reduceForm(form(), { ...asked, step: 0 }, { type: "help", after: 0, values: typed.values }).step).toBe(0);
  });

  test.each([
    [{}, true],
    [{ trade_in_badge: "ZR", trade_in_fuel: "Hybrid", trade_in_transmission: "Manual" }, true],
    [{ trade_in_make: " toyota ", trade_in_model: "COROLLA" }, true],
    // The years of build and of compliance may differ by one.
    [{ trade_in_year: "2020" }, true],
    [{ trade_in_year: "2019" }, false],
    [{ trade_in_make: "Mazda", trade_in_model: "3" }, false],
    [{ trade_in_model: "Camry" }, false],
  ])("[15.1.9] the registration of another vehicle is left out, a corrected detail keeps it: %j", (typed, isKept) => {
    const register = { stolen: false, writtenOff: false, financeOwing: true, registrationExpiry: null };
    const entry = { ...register, checkedAt: "2026-03-10T01:00:00.000Z", sample: false };
    const filled = helpOf({ rego: "ABC12D", regoState: "NSW" }, { ...corolla, sample: false }, entry).values;
    const dropped = droppedPlate(1, { ...values, ...filled, ...typed });
    expect(droppedPlate(0, { ...values, ...filled, ...typed })).toBeNull();
    const notice = "ABC12D belongs to a 2021 Toyota Corolla, so we have left that registration out.";
    expect(dropped).toEqual(isKept ? null : { values: { rego: "", looked_up: "", under_finance: "" }, notice });
    // Said once: nothing was looked up for what stands there now.
    expect(droppedPlate(1, { ...values, ...filled, ...typed, ...dropped?.values })).toBeNull();
  });

  test("[15.1.9] a registration that no register knows stays with the vehicle that was typed", () => {
    const { values: filled } = helpOf({ rego: "ABC12D", regoState: "NSW" }, { failure: "By hand, please." }, null);
    expect(droppedPlate(1, { ...values, ...filled, trade_in_make: "Kia", trade_in_model: "Rio" })).toBeNull();
  });

  test.each([
    [{}, "The register does not list it as stolen or written off, and shows no finance owing."],
    [{ financeOwing: null }, "The register does not list it as stolen or written off."],
    [{ writtenOff: true }, "The register lists it as written off."],
    [
      { stolen: true, financeOwing: true },
      "The register lists it as stolen. The register shows finance owing on it: bring a payout letter.",
    ],
  ])("[15.3.1] the register of stolen and written-off vehicles is quoted plainly: %j", (said, text) => {
    const clean = { stolen: false, writtenOff: false, financeOwing: false, registrationExpiry: null };
    const entry = { ...clean, ...said, checkedAt: "2026-03-10T01:00:00.000Z", sample: false };
    const plate = { rego: "ABC12D", regoState: "NSW" };
    expect(helpOf(plate, { ...corolla, sample: false }, entry).notice).toBe(
      `ABC12D: 2021 Toyota Corolla. ${text} Not yours? Go back and change it.`,
    );
    expect(helpOf(plate, { failure: "By hand, please." }, entry).notice).toBe(`By hand, please. ${text}`);
  });

  test.each([
    [true, "Yes"],
    [false, "No"],
    [null, undefined],
  ])("[4.5] what the register says of finance owing (%j) is filled in, where it says it", (financeOwing, answer) => {
    const clean = { stolen: false, writtenOff: false, registrationExpiry: null, sample: false };
    const entry = { ...clean, financeOwing, checkedAt: "2026-03-10T01:00:00.000Z" };
    const { values: filled } = helpOf({ rego: "ABC12D", regoState: "NSW" }, { ...corolla, sample: false }, entry);
    expect(filled[tradeInNames.finance]).toBe(answer);
  });

  test("every question about the state of a vehicle shows its answers at once", () => {
    const kinds = form({ car: sampleFormCar })
      .steps[2]?.fields.filter(({ name }) => name !== tradeInNames.lender)
      .map(({ kind }) => kind);
    expect(kinds).toEqual(["radio", "radio", "radio", "radio", "radio", "radio"]);
  });

  test("a vehicle with its kilometres and answers; nothing while one of them is missing", () => {
    const answers = {
      trade_in_make: "Kia",
      trade_in_model: "Rio",
      trade_in_year: "2022",
      trade_in_km: "45,000",
      accident: "yes",
      interior: "?",
    };
    expect(vehicleToValue(answers, {})).toMatchObject({
      make: "Kia",
      year: 2022,
      km: 45_000,
      adjustmentAnswers: { accident: "yes" },
    });
    expect(vehicleToValue({ ...answers, trade_in_km: "" }, {})).toBeNull();
    expect(vehicleToValue({ ...answers, trade_in_model: " " }, {})).toBeNull();
  });
});
