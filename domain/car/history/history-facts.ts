import {
  day,
  type FactValue,
  kilometres,
  oneOf,
  owners,
  type ReadFact,
  stars,
  words,
  year,
  yearOrDay,
  yesNoOrDay,
  yesOrNo,
} from "./fact-readers.ts";
import type { FactName } from "./fact-names.ts";

// How feeds write what a buyer of a used vehicle asks about its past (fact-names.ts), one row each: reading them and
// suggesting mappings follow from it. car-history.ts says what a page shows, a country's file which of them it knows.

export interface HistoryFact {
  read: ReadFact;
  /** "this is not …": the import's sentence for a text that cannot be read. */
  noun: string;
  /** Names of columns, in words. */
  column: RegExp;
  /** Words that cannot be read stay with the car as its dealer's own, because feeds write such words here. */
  staysInWords: boolean;
}

const fact = (read: ReadFact, noun: string, column: RegExp, { staysInWords = false } = {}): HistoryFact => ({
  read,
  noun,
  column,
  staysInWords,
});

const interest = /(?:money|finance|encumbrances?|(?:security )?interests?)/.source;
const registered = /(?: (?:owing|registered|recorded|found))?/.source;
const search = /(?:ppsr(?: (?:check|search))? ?[:-]? ?)?/.source;

export const historyFacts = {
  written_off: fact(
    oneOf([
      [
        "Not written off",
        /^(?:n|no|false|0|never|clear|nil|not (?:recorded|listed)(?: (?:as )?written[ -]off)?|no (?:wovr )?records?(?: found)?)$/i,
      ],
      ["Statutory write-off", /^(?:statutory|stat)(?: write[ -]?off)?$/i],
      ["Repairable write-off", /^(?:(?:repairable|repaired|rep)(?: write[ -]?off)?|on (?:the )?wovr|wovr|rwo)$/i],
      ["Written off", /^(?:y|yes|true|1|written[ -]off|write[ -]?off|total loss)$/i],
    ]),
    "a record of write-offs",
    /^(?:written ?off|write ?off|wovr)(?: (?:status|record|register))?$/i,
  ),
  ppsr: fact(
    oneOf([
      [
        "Clear",
        new RegExp(
          `^${search}(?:clear(?:ed)?(?: title)?|nil|unencumbered|not encumbered|nothing owing|no ${interest}${registered})$`,
          "i",
        ),
      ],
      [
        "Money owing",
        new RegExp(`^${search}(?:encumbered|under finance|${interest} (?:owing|registered|recorded))$`, "i"),
      ],
    ]),
    "a result of a search for money owing",
    /^(?:ppsr|ppsr (?:status|result|check)|encumbrances?|encumbrance status|(?:money|finance) owing|security interest)$/i,
  ),
  ppsr_date: fact(
    day,
    "a date",
    /^(?:ppsr (?:date|checked|check date|search date|checked on)|encumbrance (?:check )?date)$/i,
  ),
  title_status: fact(
    oneOf([
      ["Clean", /^clean(?: title)?$/i],
      ["Rebuilt", /^(?:rebuilt|reconstructed)(?: title)?$/i],
      ["Salvage", /^salvage(?: title)?$/i],
      ["Flood", /^flood(?:ed)?(?: title)?$/i],
      ["Lemon", /^(?:lemon|(?:manufacturer )?buy ?back)(?: title)?$/i],
    ]),
    "a status of a title",
    /^(?:title status|title brand|title type)$/i,
  ),
  owners: fact(
    owners,
    "a number of owners",
    /^(?:(?:no|num|number|count) ?of (?:previous )?(?:owners|keepers)|(?:previous |prior )?(?:owners?|keepers?)(?: count)?|ownership)$/i,
  ),
  service_history: fact(
    oneOf([
      ["Full", /^(?:fsh|complete|full(?: (?:dealer|franchise|service|log ?book))*(?: (?:history|books?|records?))?)$/i],
      ["Partial", /^(?:part|partial|incomplete|some)(?: (?:service )?(?:history|books?|records?))?$/i],
      ["None", /^(?:n|no|false|no (?:service )?(?:history|books?|records?))$/i],
      ["Records", /^(?:y|yes|true|(?:with )?(?:service )?(?:books?|history|records?)|log ?books?)$/i],
    ]),
    "a service history",
    /^(?:service (?:history|records?|books?)|log ?books?|full service history)$/i,
  ),
  warranty_until: fact(
    day,
    "a date",
    /^(?:(?:factory|manufacturer|new (?:car|vehicle) )?warranty (?:until|expiry|expires|end|end date|expiry date))$/i,
    { staysInWords: true },
  ),
  dealer_warranty: fact(words, "a warranty in words", /^(?:dealer|used(?: car| vehicle)?) warranty$/i),
  safety_certificate: fact(
    yesNoOrDay,
    "yes, no or a date",
    /^(?:safety (?:certificate|cert|check)(?: date)?|road ?worthy(?: certificate)?|rwc|pink ?slip|e ?safety)$/i,
  ),
  rego_expiry: fact(
    day,
    "a date",
    /^(?:(?:rego|registration|reg|licen[cs]e) (?:expiry|expires|due|until|expiry date))$/i,
    { staysInWords: true },
  ),
  wof_expiry: fact(day, "a date", /^(?:wof|warrant(?: of fitness)?)(?: (?:expiry|expires|until|due|date))*$/i),
  cof_expiry: fact(day, "a date", /^(?:cof|certificate of fitness)(?: (?:expiry|expires|until|due|date))*$/i),
  ruc_paid_to: fact(
    kilometres,
    "a distance in kilometres",
    /^(?:rucs?|road user charges?)(?: (?:paid(?: to)?|expiry|end|until|km|kms|end distance))*$/i,
  ),
  ancap_stars: fact(stars, "a number of stars", /^ancap(?: (?:stars?|rating|safety rating))?$/i),
  ancap_year: fact(year, "a year", /^ancap (?:rating )?(?:year|tested|date)$/i),
  imported_damaged: fact(
    yesOrNo,
    "yes or no",
    /^(?:imported (?:as )?damaged|damaged (?:on|at|when|import)(?: imported| import)?)$/i,
  ),
  plate: fact(words, "a registration plate", /^(?:plate|number plate|rego plate|registration plate)$/i),
  first_registered_nz: fact(
    yearOrDay,
    "a year or a date",
    /^(?:(?:first |1st )?(?:registered|registration) (?:in )?(?:nz|new zealand)|nz first registered|nz first registration)$/i,
  ),
  first_registered_overseas: fact(
    yearOrDay,
    "a year or a date",
    /^(?:(?:first |1st )?(?:registered|registration) overseas|overseas first registration|year first registered overseas)$/i,
  ),
  last_country: fact(
    words,
    "a country",
    /^(?:(?:last|previous|source) country|country of (?:last registration|origin)|import(?:ed)? from)$/i,
  ),
  re_registered: fact(yesOrNo, "yes or no", /^re ?registered$/i),
  odometer_accurate: fact(yesOrNo, "yes or no", /^(?:odo(?:meter)? (?:is )?(?:accurate|verified|certified))$/i),
} as const satisfies Readonly<Record<FactName, HistoryFact>>;

type WithAttributes = { attributes: Readonly<Record<string, string | number | boolean>> };

/** What the car's data says; null where it says nothing, or only the dealer's own words. */
export function factOf(car: WithAttributes, name: FactName): FactValue | null {
  const raw = Object.hasOwn(car.attributes, name) ? car.attributes[name] : undefined;
  return raw === undefined ? null : historyFacts[name].read(String(raw).trim());
}

export function textOf(car: WithAttributes, name: FactName): string | null {
  const value = factOf(car, name);
  return typeof value === "string" ? value : null;
}

export function numberOf(car: WithAttributes, name: FactName): number | null {
  const value = factOf(car, name);
  return typeof value === "number" ? value : null;
}
