import { mailLines } from "./mail-lines.ts";
import { masked } from "./masks.ts";
import { jsonLines } from "./readable.ts";
import type { Delivered } from "./world.ts";

export type Part = { heading: string; text: string };

/** One lead, from what was sent to everything that it has become. Each part has a heading and a text. */
export class Case {
  readonly title: string;
  leadId = "";
  readonly #parts: Part[] = [];

  constructor(title: string) {
    this.title = title;
  }

  add(heading: string, text: string): void {
    this.#parts.push({ heading, text });
  }

  async addDelivered(all: readonly Delivered[]): Promise<void> {
    for (const { channel, stage, raw } of all) {
      this.add(`${channel}, ${stage}`, raw.startsWith("{") ? jsonLines(raw) : await mailLines(raw, this.leadId));
    }
  }

  /** Without what differs from run to run. A heading that comes again is numbered. */
  parts(): Part[] {
    const counts = new Map<string, number>();
    return this.#parts.map(({ heading, text }) => {
      const plain = masked(heading, this.leadId);
      const count = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, count);
      return { heading: count === 1 ? plain : `${plain} (${count})`, text: masked(text, this.leadId) };
    });
  }
}
