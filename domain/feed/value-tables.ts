type Pattern = Pick<RegExp, "test">;

/** One word, a sign, then another word in the same line. Each is looked for once: `one.*sign.*other` tries all ways. */
const mixed = (one: RegExp, other: RegExp): Pattern => ({
  test: (text) =>
    text.split(/[\n\r\u2028\u2029]/).some((line) => {
      const first = one.exec(line);
      const rest = first ? line.slice(first.index + first[0].length) : "";
      const sign = rest.search(/[/+&]/);
      return sign !== -1 && other.test(rest.slice(sign + 1));
    }),
});

/** The facets whose values feeds spell in their own ways. The first pattern that matches decides. */
export const valueTables = {
  car_type: [
    ["demo", /\bdemo|ex[- ]?dealer|dealer demonstrator/],
    [
      "used",
      /\bused|gebraucht|d.occasion|^occasion|usad[oa]|u[zż]ywan|^(?:good|excellent|fair|like new|salvage|average)$|second[- ]?hand|pre[- ]?(owned|loved)|\bex[- ]?(lease|rental|fleet|gov)|certified/,
    ],
    ["new", /\bnew\b|^neu(?:wagen)?$|^neuf|^nuev[oa]|^now[ya]$|^nuovo|brand[- ]?new|run[- ]?out|to order/],
  ],
  status: [
    ["coming_soon", /coming|in transit|on (order|water)|arriving|available to order/],
    ["sold", /\bsold|delivered|deposit taken/],
    ["in_stock", /in[- ]?stock|available|active|for sale|live|current/],
  ],
  item_type: [
    ["motorcycle", /motor ?(cycle|bike)|\bbike|scooter|\batv\b|\bquad(?! cab)/],
    ["caravan", /caravan|camper|pop[- ]?top|motor ?home|hybrid van/],
    ["truck", /\btruck|prime mover|rigid|tipper|\bbus\b|heavy/],
    ["car", /./],
  ],
  simple_body: [
    [
      "Ute",
      /\but(e|ility)\b|\btray|cab[- ]?chassis|pick[- ]?up|(dual|double|single|extra|space|king|crew|super)[- ]?cab/,
    ],
    ["People Mover", /people[- ]?mover|\bmpv\b|\bmuv\b|mini[- ]?van|minibus|monospace|monovolumen|großraum/],
    ["Van", /\bvan\b|panel|cargo|commercial|\bbus\b/],
    [
      "SUV",
      /\bs\.?u\.?v\b|sports? utility|crossover|gel[aä]ndewagen|todoterreno|fuoristrada|four[- ]?wheel drive|\b4x4\b|\b4wd\b|off[- ]?road/,
    ],
    ["Convertible", /convertible|cabriolet|cabrio|roadster|spy[d]?er|soft[- ]?top|targa/],
    [
      "Hatchback",
      /hatch|kleinwagen|schr[aä]gheck|citadine|city[ _-]?cars?|small[ _-]?cars?|kompakt|^compact|lift[- ]?back|sportback|\b[35] ?(dr|door) hatch/,
    ],
    ["Wagon", /wagon|kombi|^break$|universal|familiar|estate|touring|\bavant\b|sports? ?wagon/],
    ["Sedan", /sedan|saloon|limousine|berline|\bberlina\b|four[- ]?door coupe/],
    ["Coupe", /coup[eé]|fastback/],
    ["Tray Truck", /truck|tipper|pantech|prime mover/],
    ["Caravan", /caravan|camper|pop[- ]?top/],
  ],
  simple_fuel: [
    ["Plug-in Hybrid", /plug[- ]?in|\bphev\b/],
    ["Hybrid", /hybrid|ibrid|h[ií]brid|\bm?hev\b/],
    ["Hybrid", mixed(/(?:petrol|unleaded|ulp|premium|diesel|gasoline)\b/, /\belectric/)],
    ["Hybrid", mixed(/\belectric/, /\b(?:petrol|unleaded|ulp|diesel)/)],
    ["Electric", /electri|elektr|elettric|[ée]lectrique|\bbev\b|\bev\b|battery/],
    ["Diesel", /diesel|gazole|gas[oó]leo|gas[oó]lio|olej nap|\bdsl\b|\btdi\b|\bdt\b/],
    ["LPG", /\blpg\b|\bcng\b|autogas|\bliquid petroleum/],
    ["Hydrogen", /hydrogen|fuel cell/],
    [
      "Petrol",
      /petrol|unleaded|\bulp\b|\bpulp\b|premium|leaded|gas(oline)?\b|\bp\b|\be10\b|ben[sz][iyí]n|essence|gasolina|^super\b|flex/,
    ],
  ],
  simple_drive: [
    ["4WD", /\b4 ?[x×] ?4\b|\b4 ?wd\b|four[- ]?wheel/],
    ["AWD", /\bawd\b|all[- ]?wheel|allrad|^all$|int[eé]grale|integral|quattro|4matic|xdrive|syncro|4motion/],
    ["RWD", /\brwd\b|\brear\b|hinterrad|heckantrieb|trasera|posteriore|propulsion|\b4 ?[x×] ?2\b/],
    ["FWD", /\bfwd\b|\bfront\b|vorderrad|frontantrieb|delantera|anteriore|^traction$/],
    ["2WD", /\b2 ?wd\b|two[- ]?wheel/],
  ],
  simple_transmission: [
    [
      "Automatic",
      /auto|\bcvt\b|\bdct\b|\bdsg\b|tiptronic|s[- ]?tronic|pdk|steptronic|single[- ]?speed|reduction gear|\bamt\b|\ba\b|dual[- ]?clutch|doppelkupplung|stufenlos/,
    ],
    ["Manual", /manu[ae]l|manuell|schalt|mechani|\bman\b|stick|\bm\b|\d ?-? ?speed$/],
  ],
} as const satisfies Record<string, readonly (readonly [string, Pattern])[]>;

export type TableField = keyof typeof valueTables;
export const isTableField = (field: string): field is TableField => Object.hasOwn(valueTables, field);

/** The facet value for a feed's word; null if no line of the table matches. */
export function foldValue(field: TableField, said: string): string | null {
  const text = said.normalize("NFKC").toLowerCase().trim();
  return valueTables[field].find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** What feeds write for a missing value. */
const placeholders =
  /^(?:[-–—/\s.]*|n\/?a\.?|nan|null|none|undefined|unknown|other|tba|tbc|not (?:specified|stated|available)|#n\/a|\?+)$/i;
export const saysNothing = (value: string): boolean => placeholders.test(value.trim());
