import { parse } from "yaml";
import { z } from "zod";

// What templates may style: beside the sheets of every shared component, a styling.yaml lists its custom properties and
// the parts that it is made of. ../styling-contract.test.ts holds the lists against the sheets.

const styling = z.strictObject({
  /** Custom properties without their hyphens, and what each does. */
  properties: z.record(z.string(), z.string()).default({}),
  /** The classes of the parts. */
  parts: z.array(z.string()),
});
export type Styling = z.infer<typeof styling>;

const texts = import.meta.glob<string>("../../{styles,ui,features/*}/styling.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The contract of every shared component by its folder in `app`, such as `features/card`. */
export const stylingContract: ReadonlyMap<string, Styling> = new Map(
  Object.entries(texts).map(([path, text]) => [
    path.replace("../../", "").replace("../", "styles/").replace("/styling.yaml", ""),
    styling.parse(parse(text)),
  ]),
);

/** Every custom property of the contract, and what it does. */
export const stylingProperties: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...stylingContract.values()].map(({ properties }) => properties),
);
