import { intro, note } from "@clack/prompts";
import { countries } from "#domain/country/countries.ts";
import { isPostcode } from "#domain/country/postcode.ts";
import { contrastProblems } from "#site/contrast.ts";
import { colour as colourShape, host as hostShape, phone as phoneShape, slug as slugShape } from "#site/primitives.ts";
import { templateOf } from "#site/templates.ts";
import { z } from "zod";
import {
  type Answers,
  countryChoices,
  featureChoices,
  type FeatureName,
  type HoursName,
  hoursChoices,
  type PlaceAnswer,
  slugOf,
  templateChoices,
} from "./answers.ts";
import { converse, StoppedError } from "./conversation.ts";
import { against, type Prompts, promptsOf } from "./prompts.ts";

/** The whole conversation. `isTaken` knows slugs that are live or already written. */
export function askForSite(isTaken: (slug: string) => boolean): Promise<Answers> {
  intro("A new dealer site");
  note("Enter takes what stands there. Escape goes back by one question. Ctrl+C stops.", "Keys");
  return converse(async (turn) => {
    const prompts = promptsOf(turn);
    const answers = await askAll(prompts, isTaken);
    note(summary(answers), "So it will be");
    if (await prompts.yes("Write its files? (Escape to change an answer)", true)) return answers;
    throw new StoppedError();
  });
}

async function askAll(prompts: Prompts, isTaken: (slug: string) => boolean): Promise<Answers> {
  const { line, choice, several } = prompts;
  const name = await line({ message: "What is the dealership called?", placeholder: "Sunstate Autos" });
  const legalName = await line({
    message: "Its legal name, as the company is registered",
    initialValue: name,
    placeholder: "Sunstate Autos Pty Ltd",
  });
  const slug = await line({
    message: "Its short name, used in addresses and file names",
    initialValue: slugOf(name),
    validate: (value) =>
      against(slugShape)(value) ?? (isTaken(value ?? "") ? `There is a site "${value}" already.` : undefined),
  });
  const template = await choice("Which look?", templateChoices);
  const { brand, accent } = await askColours(prompts, template);
  const country = await choice("Which country?", countryChoices);
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
  const places = await askPlaces(prompts, country);
  const features = await several("What shall it offer? Everything can be changed later.", featureLabels);
  return { name, legalName, slug, template, brand, accent, country, host, email, licence, places, features };
}

const featureLabels = Object.fromEntries(
  Object.entries(featureChoices).map(([name, { label }]) => [name, label]),
) as Record<FeatureName, string>;

async function askColours(
  { line }: Prompts,
  template: Answers["template"],
): Promise<Pick<Answers, "brand" | "accent">> {
  const { brand: usualBrand, accent: usualAccent, tokens } = templateOf(template).defaults;
  const shape = against(colourShape);
  const brand = await line({
    message: "Brand colour (header, footer, large areas)",
    initialValue: usualBrand,
    validate: shape,
  });
  const accent = await line({
    message: "Accent colour (buttons and links)",
    initialValue: usualAccent,
    validate: (one = "") => shape(one) ?? contrastProblems({ brand, accent: one, tokens })[0]?.expected,
  });
  return { brand, accent };
}

async function askPlaces({ line, choice, yes }: Prompts, country: Answers["country"]): Promise<PlaceAnswer[]> {
  const places: PlaceAnswer[] = [];
  const { regions: known, postcode } = countries[country];
  const regions = Object.fromEntries(known.map(({ code }) => [code, code]));
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
        message: postcode.word,
        validate: (typed) =>
          isPostcode(typed ?? "", postcode)
            ? undefined
            : `Write a ${postcode.word.toLowerCase()} such as ${postcode.example}.`,
      }),
      phone: await line({ message: "Phone", validate: against(phoneShape) }),
      hours: await choice("Opening hours", hours),
    });
  } while (await yes("Is there another location?", false));
  return places;
}

function summary({ name, legalName, slug, template, brand, accent, email, places, features }: Answers): string {
  return [
    `${name} (${slug}), of ${legalName}, in ${template}`,
    `Brand ${brand}, accent ${accent}`,
    `Enquiries to ${email}`,
    ...places.map(({ street, city, state, postcode, phone }) => `${street}, ${city} ${state} ${postcode}, ${phone}`),
    `Offers ${features.length === 0 ? "cars alone" : features.map((one) => featureLabels[one].toLowerCase()).join(", ")}`,
  ].join("\n");
}
