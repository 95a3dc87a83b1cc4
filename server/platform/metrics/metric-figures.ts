import { Counter, Gauge, type Registry } from "prom-client";

type Labels = Readonly<Record<string, string>>;
type Samples = readonly (readonly [Labels, number])[];
type About = { name: `forecourt_${string}`; help: string; labelNames?: readonly string[] };
/** A number, or one for each set of labels; null: there is none now. */
type Read<T = number | null | Samples> = () => T | Promise<T>;

export const labelled = (label: string, values: Iterable<readonly [string, number]>): Samples =>
  [...values].map(([name, value]) => [{ [label]: name }, value]);

/** Metrics that are read from the state of the server when somebody asks. One source that is away hides no others. */
export class Figures {
  readonly #registry: Registry;
  readonly #source: string;
  readonly #unreadable: Counter<"source">;

  constructor(registry: Registry, source: string, unreadable: Counter<"source">) {
    this.#registry = registry;
    this.#source = source;
    this.#unreadable = unreadable;
    unreadable.inc({ source }, 0);
  }

  gauge(about: About, read: Read): void {
    this.#add(Gauge, about, read);
  }

  counter(about: About, read: Read): void {
    this.#add(Counter, about, read);
  }

  #add(Kind: typeof Gauge | typeof Counter, { name, help, labelNames = [] }: About, read: Read): void {
    const metric = new Kind({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.#registry],
      collect: async () => {
        const samples = await this.#samples(read);
        metric.reset();
        // Without labels a reset leaves a zero, and there may be no figure.
        if (labelNames.length === 0) metric.remove();
        for (const [labels, value] of samples) metric.inc(labels, value);
      },
    });
  }

  async #samples(read: Read): Promise<Samples> {
    try {
      const found = await read();
      if (found === null) return [];
      return typeof found === "number" ? [[{}, found]] : found;
    } catch {
      this.#unreadable.inc({ source: this.#source });
      return [];
    }
  }
}
