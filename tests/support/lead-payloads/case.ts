import { mailLines } from "./mail-lines.ts";
import { masked } from "./masks.ts";
import { jsonLines } from "./readable.ts";
import type { Delivered } from "./world.ts";

export type Part = { heading: string; text: string };

/** One lead, from what was sent to everything that it has become. Each part has a heading and a text. */
export class Case {
  leadId = "";
  readonly #title: string;
  readonly #parts: Part[] = [];

  constructor(title: string) {
    this.#title = title;
  }

  add(heading: string, text: string): void {
    this.#parts.push({ heading, text });
  }

  async addDelivered(all: readonly Delivered[], how = ""): Promise<void> {
    for (const { channel, stage, raw } of all) {
      const heading = `${channel}${how}, ${stage}`;
      if (raw.startsWith("{")) this.add(heading, jsonLines(raw));
      else await this.#addMail(heading, raw);
    }
  }

  async #addMail(heading: string, raw: string): Promise<void> {
    const { mail, prospect } = await mailLines(raw, this.leadId);
    this.add(heading, mail);
    if (prospect !== null) this.add(`prospect of ${heading}`, prospect);
  }

  lastAnswer(): string {
    return this.#parts.findLast(({ heading }) => heading.startsWith("answer"))?.text ?? "";
  }

  get title(): string {
    return masked(this.#title, this.leadId);
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
