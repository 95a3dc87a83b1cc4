import type { FormDefinition } from "#domain/form/form-definition.ts";
import { payloadFor, type Send } from "#domain/form/form-payload.ts";
import type { FormState } from "#domain/form/form-state.ts";
import { trapField } from "#domain/form/trap-field.ts";
import { addressOf, sendPath, withFilesPath } from "./send-path.ts";
import type { ChosenFile, Outgoing, SessionWorld } from "./session-world.ts";

/** A send with its address. */
export type Addressed = Pick<Send, "body" | "event_id"> & Pick<Outgoing, "method" | "path">;

/** Composes what a form sends, step by step, and remembers a send that may have arrived unanswered. */
export class FormPost {
  /** What a bot wrote into the invisible field. */
  trap = "";
  readonly #form: FormDefinition;
  readonly #world: SessionWorld;
  readonly #begun: number;
  /** A send whose fate is unknown: repeated word for word under its key. */
  #unanswered: { about: string; outgoing: Outgoing } | null = null;

  constructor(form: FormDefinition, world: SessionWorld) {
    this.#form = form;
    this.#world = world;
    this.#begun = world.clock();
  }

  async payload(state: FormState, files: readonly ChosenFile[]): Promise<Addressed> {
    const { updates, ...send } = payloadFor(this.#form, state, await this.#world.visit());
    const payload: Addressed = { ...send, ...this.#address(updates, state, files) };
    const isLast = state.phase === "submitting";
    const further = isLast ? await this.#world.assist?.sending(state.values) : undefined;
    if (further) payload.body.lead = { ...payload.body.lead, ...further };
    return payload;
  }

  /** Spec 11.2, 11.4: a key per send and a new one when the body changed; the captcha protects the first send. */
  async outgoing({ method, path, body }: Addressed, chosen: readonly ChosenFile[]): Promise<Outgoing> {
    const files = takesFiles(path) ? chosen : [];
    const about = JSON.stringify([method, path, body, files.map(({ file }) => [file.size, file.lastModified])]);
    if (this.#unanswered?.about === about) return this.#unanswered.outgoing;
    const captcha = method === "POST" ? await this.#world.captcha.token() : null;
    const text = JSON.stringify({
      ...body,
      ...(captcha === null ? {} : { captcha }),
      ...(this.trap === "" ? {} : { [trapField]: this.trap }),
      filled_ms: this.#world.clock() - this.#begun,
    });
    const outgoing = { method, path, text, key: this.#world.newKey(), files };
    this.#unanswered = { about, outgoing };
    return outgoing;
  }

  /** The fate is known: the next send is a new one. */
  settled(): void {
    this.#unanswered = null;
  }

  /** The last send includes the files: to their own address, with the existing lead's id inside. */
  #address(
    updates: string | null,
    { phase }: FormState,
    files: readonly ChosenFile[],
  ): Pick<Outgoing, "method" | "path"> {
    if (phase !== "submitting" || files.length === 0 || this.#form.destination !== "leads")
      return addressOf(this.#form, updates);
    return { method: "POST", path: withFilesPath(sendPath(this.#form)) };
  }
}

export function takesFiles(path: string): boolean {
  return path.endsWith(withFilesPath(""));
}
