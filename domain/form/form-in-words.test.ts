import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { expect, test } from "vitest";
import { fieldsOf, type FormDefinition } from "./form-definition.ts";
import { formInWords } from "./form-in-words.ts";
import { anyField, sampleForm, sampleFormCar, sampleSettings, withEnquiry } from "./testing/sample-form.ts";

const bikes = { vehicle_words: { one: "bike", many: "bikes", test_drive: "test ride" } };

test("[10.5.1] a form speaks of what its site sells, and sends what it sends on every site", () => {
  const cars = sampleForm("enquiry", { car: sampleFormCar });
  const form = sampleForm("enquiry", { settings: { ...sampleSettings, ...bikes }, car: sampleFormCar });
  expect(form.title).toBe("Enquire about this bike");
  expect(fieldsOf(form).find(({ name }) => name === "rego")?.label).toBe("Registration of your bike");
  const sent = ({ name, options }: ReturnType<typeof fieldsOf>[number]) => [name, options?.map(({ value }) => value)];
  expect(fieldsOf(form).map(sent)).toEqual(fieldsOf(cars).map(sent));
  expect(form.category).toBe(cars.category);
});

test("a ride is booked where a drive is not what one does", () => {
  const form = sampleForm("test-drive", { settings: { ...sampleSettings, ...bikes } });
  expect(form).toMatchObject({ title: "Book a Test Ride", category: "Test Drive" });
});

test("what a dealer offers to choose from stands as he wrote it", () => {
  const settings = { ...withEnquiry({ heard_about_us: ["A car magazine"] }), ...bikes };
  const field = fieldsOf(sampleForm("enquiry", { settings })).find(({ options }) =>
    options?.some(({ value }) => value === "A car magazine"),
  );
  expect(field?.options?.find(({ value }) => value === "A car magazine")?.label).toBe("A car magazine");
});

test("every part that is read speaks of it: intro, hint, heading, link and choices", () => {
  const form: FormDefinition = {
    ...sampleForm("enquiry"),
    intro: "Which {vehicle}?",
    steps: [
      {
        title: "The {vehicle}",
        fields: [
          anyField("select", {
            name: "plan",
            label: "Your {vehicle}",
            hint: "Any {vehicle}",
            group: "About the {vehicle}",
            link: { label: "{vehicles}", href: "/cars" },
            options: [
              { value: "buy", label: "Buy {a vehicle}" },
              { value: "car", label: "car" },
            ],
          }),
          anyField("text", { name: "plain", label: "Plain" }),
        ],
      },
    ],
  };
  const said = formInWords(form, bikes.vehicle_words, formatOf(au));
  expect(said.intro).toBe("Which bike?");
  expect(said.steps[0]?.title).toBe("The bike");
  expect(fieldsOf(said)).toEqual([
    {
      ...fieldsOf(form)[0],
      label: "Your bike",
      hint: "Any bike",
      group: "About the bike",
      link: { label: "bikes", href: "/cars" },
      options: [
        { value: "buy", label: "Buy a bike" },
        { value: "car", label: "car" },
      ],
    },
    fieldsOf(form)[1],
  ]);
  expect(formInWords({ ...form, intro: null }, bikes.vehicle_words, formatOf(au)).intro).toBeNull();
});
