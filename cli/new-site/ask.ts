import { confirm, intro, isCancel, multiselect, select, text } from "@clack/prompts";
import { contrastProblems } from "#site/contrast.ts";
import {
  colour as colourShape,
  host as hostShape,
  phone as phoneShape,
  slug as slugShape,
} from "#site/schema/primitives.ts";
import { templates } from "#site/templates/templates.ts";
import { z } from "zod";
import {
  type Answers,
  featureChoices,
  featureNames,
  type HoursName,
  hoursChoices,
  type PlaceAnswer,
  slugOf,
  states,
  templateChoices,
} from "./answers.ts";
import { askColour, contrastWith } from "./colour-prompt.ts";

/** The person at the keyboard has had enough. */
export class Stopped extends Error {}

function given<T>(answer: T | symbol | undefined): Exclude<T, symbol | undefined> {
  if (isCancel(answer) || answer === undefined || typeof answer === "symbol") throw new Stopped();
  return answer as Exclude<T, symbol | undefined>;
}

const against = (shape: z.ZodType<string>) => (value: string | undefined) => {
  const checked = shape.safeParse(value ?? "");
  return checked.success ? undefined : (checked.error.issues[0]?.message ?? "This cannot be used.");
};
const needed = against(z.string().trim().min(1, "Please write something here."));

type Line = {
  message: string;
  placeholder?: string;
  initialValue?: string;
  validate?: (value: string | undefined) => string | undefined;
};
const line = async (asked: Line): Promise<string> => given(await text({ validate: needed, ...asked })).trim();
const choice = async <T extends string>(message: string, options: Record<T, string>, initialValue?: T): Promise<T> => {
  const entries = Object.entries<string>(options) as [T, string][];
  const rows = entries.map(([value, label]) => ({ value, label: value === label ? value : `${value}: ${label}` }));
  return given(
    await select<string>({ message, options: rows, ...(initialValue === undefined ? {} : { initialValue }) }),
  ) as T;
};

/** The whole conversation. `isTaken` knows the slugs that are live or written already. */
export async function askForSite(isTaken: (slug: string) => boolean): Promise<Answers> {
  intro("A new dealer site");
  const name = await line({ message: "What is the dealership called?", placeholder: "Sunstate Autos" });
  const slug = await line({
    message: "Its short name, used in addresses and file names",
    initialValue: slugOf(name),
    validate: (value) =>
      against(slugShape)(value) ?? (isTaken(value ?? "") ? `There is a site "${value}" already.` : undefined),
  });
  const template = await choice("Which look?", templateChoices);
  const { brand, accent } = await askColours(template);
  const country = await choice("Which country?", { AU: "Australia", NZ: "New Zealand" });
  const host = await line({
    message: "Its own host name",
    initialValue: `www.${slug}.example`,
    validate: against(hostShape),
  });
  const email = await line({
    message: "Where do enquiries go?",
    initialValue: `sales@${host.replace(/^www\./, "")}`,
    validate: against(z.email("Write an e-mail address.")),
  });
  const licence =
    (await line({
      message: "Dealer licence number, shown on every page (empty for none yet)",
      validate: () => undefined,
    })) || null;
  const places = await askPlaces(country);
  const features = given(
    await multiselect({
      message: "What shall it offer? Everything can be changed later.",
      options: featureNames.map((value) => ({ value, label: featureChoices[value].label })),
      initialValues: [...featureNames],
      required: false,
    }),
  );
  return { name, slug, template, brand, accent, country, host, email, licence, places, features };
}

async function askColours(template: Answers["template"]): Promise<Pick<Answers, "brand" | "accent">> {
  const { brand: usualBrand, accent: usualAccent, tokens } = templates[template];
  const shape = against(colourShape);
  const brand = given(
    await askColour({
      message: "Brand colour (header, footer, large areas)",
      initialValue: usualBrand,
      validate: shape,
      figures: (colour) => `white on it ${contrastWith("#fff", colour)}, black on it ${contrastWith("#000", colour)}`,
    }),
  );
  const problem = (accent: string) => contrastProblems({ brand, accent, tokens })[0];
  const accent = given(
    await askColour({
      message: "Accent colour (buttons and links)",
      initialValue: usualAccent,
      validate: (colour) => shape(colour) ?? problem(colour)?.expected,
      figures: (colour) => {
        const found = problem(colour);
        return found
          ? `cannot be read; nearest that can: ${found.nearest ?? "none"}`
          : `on white ${contrastWith(colour, "#fff")}: good`;
      },
    }),
  );
  return { brand, accent };
}

async function askPlaces(country: Answers["country"]): Promise<PlaceAnswer[]> {
  const places: PlaceAnswer[] = [];
  const regions = Object.fromEntries(states[country].map((state) => [state, state])) as Record<string, string>;
  const hours = Object.fromEntries(Object.entries(hoursChoices).map(([name, { label }]) => [name, label])) as Record<
    HoursName,
    string
  >;
  do {
    const city = await line({
      message: places.length === 0 ? "In which suburb or town is it?" : "And the next one, in which suburb or town?",
    });
    places.push({
      city,
      name: city,
      street: await line({ message: "Street and number" }),
      state: await choice("State or region", regions),
      postcode: await line({
        message: "Postcode",
        validate: against(z.string().regex(/^\d{4}$/, "A postcode has four digits.")),
      }),
      phone: await line({ message: "Phone", validate: against(phoneShape) }),
      hours: await choice("Opening hours", hours),
    });
  } while (given(await confirm({ message: "Is there another location?", initialValue: false })));
  return places;
}
