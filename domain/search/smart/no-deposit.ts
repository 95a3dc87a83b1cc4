import type { Line } from "#domain/text/spelling.ts";
import type { Unit } from "./settle-meanings.ts";
import type { Meaning } from "./smart-result.ts";

// "150 a week, white ute, no deposit": what is paid first need not stand beside what is repaid.

const phrase =
  /(?:no|zero|nil|nothing|without(?: a)?|\$?0)(?: dollars?)? ?(?:deposit|money down|down(?: payment)?|up ?front)(?![a-z0-9])/y;

/** Words that want no deposit belong to the repayment of the search. Without one they stay text. */
export function withNoDeposit(units: readonly Unit[], line: Line): readonly Unit[] {
  if (!units.some(isRepaid)) return units;
  const spans = units.flatMap(({ kind, from }) => (kind === "text" ? spanAt(from, line) : []));
  if (spans.length === 0) return units;
  const isSaid = ({ kind, from }: Unit) => kind === "text" && spans.some((one) => from >= one.from && from < one.to);
  return units.map((unit) =>
    isSaid(unit) ? { ...unit, kind: "filler" } : isRepaid(unit) ? withoutDeposit(unit) : unit,
  );
}

function spanAt(from: number, { text, atoms }: Line): { from: number; to: number }[] {
  const atom = atoms[from];
  if (!atom || atom.quoted) return [];
  phrase.lastIndex = atom.from;
  if (!phrase.test(text)) return [];
  const to = atoms.findIndex((one) => one.from >= phrase.lastIndex);
  return [{ from, to: to < 0 ? atoms.length : to }];
}

/** What a budget pays for with no deposit. */
function isRepaid({ name }: Unit): boolean {
  const repaid = name && repaidOf(name.meaning);
  return repaid?.deposit === 0;
}

const repaidOf = (meaning: Meaning) =>
  "budget" in meaning ? meaning.budget : "repaid" in meaning ? meaning.repaid : undefined;

function withoutDeposit(unit: Unit): Unit {
  const { name } = unit;
  if (!name || repaidOf(name.meaning) === undefined) return unit;
  return { ...unit, name: { ...name, meaning: { ...name.meaning, noDeposit: true } as Meaning } };
}
