import { below, oneOf, type Random } from "./random-choice.ts";
import { strangeValue } from "./strange-values.ts";

/** One name and value as they are sent. A name may come twice. */
export type Entry = [name: string, value: unknown];

type Change = (entries: readonly Entry[], random: Random) => Entry[];

const changeOne = (change: (entry: Entry, random: Random) => Entry[]): Change => {
  return (entries, random) => {
    const at = below(random, entries.length);
    return entries.flatMap((entry, place) => (place === at ? change(entry, random) : [entry]));
  };
};

/** One value at a time is usual; lost, doubled and misspelt names, and floods of fields, are rarer. */
const changes: readonly Change[] = [
  changeOne(([name], random) => [[name, strangeValue(random)]]),
  changeOne(([name], random) => [[name, strangeValue(random)]]),
  changeOne(([name], random) => [[name, strangeValue(random)]]),
  changeOne(([name, value], random) => [
    [name, value],
    [name, strangeValue(random)],
  ]),
  changeOne(([name, value], random) => [
    [name, strangeValue(random)],
    [name, value],
  ]),
  changeOne(([name, value]) => [[name.toUpperCase(), value]]),
  changeOne(([name, value]) => [[` ${name}`, value]]),
  changeOne(([name, value]) => [[name.replaceAll("_", " "), value]]),
  changeOne(([name, value]) => [[name, [value]]]),
  changeOne(([name, value]) => [[name, { value }]]),
  changeOne(() => []),
  (entries) => entries.toReversed(),
  (entries, random) =>
    below(random, 10) > 0
      ? [...entries]
      : [...entries, ...Array.from({ length: 121 }, (_, at): Entry => [`flood_${at}`, "x"])],
];

/** Mostly as they were, so that a lead is often accepted. */
export function changed(entries: readonly Entry[], random: Random): Entry[] {
  let result = [...entries];
  for (let left = oneOf(random, [0, 0, 0, 1, 1, 2, 3]); left > 0; left -= 1)
    result = oneOf(random, changes)(result, random);
  return result;
}
