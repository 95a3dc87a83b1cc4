import type { Values } from "#domain/form/field.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import { payloadFor, type Visit } from "#domain/form/form-payload.ts";
import { type FormEvent, type FormState, initialState, reduceForm } from "#domain/form/form-state.ts";
import { formatPhone } from "#domain/form/phone.ts";
import { trapField } from "#domain/form/trap-field.ts";
import type { LeadPayload } from "#domain/lead/shape-payload.ts";
import type { LeadReply } from "./send-lead.ts";

export type Outgoing = { method: "POST" | "PUT"; path: string; text: string; key: string };
export type Completed = { lead: LeadPayload; lead_id: string; event_id: number };

/** What a session needs of the browser; a test hands in its own. */
export type SessionWorld = {
  send: (outgoing: Outgoing) => Promise<LeadReply>;
  captcha: { prepare: () => void; token: () => Promise<string | null>; renew: () => void };
  visit: () => Promise<Visit>;
  newKey: () => string;
  clock: () => number;
  completed: (done: Completed) => void;
};

/** One visitor filling in one form: 4.7 with its sends. Outlives the dialog it is shown in. */
export class FormSession {
  readonly form: FormDefinition;
  readonly #world: SessionWorld;
  readonly #listeners = new Set<() => void>();
  readonly #begun: number;
  #state: FormState;
  #trap = "";
  /** A send that nobody knows the fate of: repeated word for word under its key. */
  #unanswered: { about: string; outgoing: Outgoing } | null = null;

  constructor(form: FormDefinition, world: SessionWorld, start: Partial<FormState> = {}) {
    this.form = form;
    this.#world = world;
    this.#begun = world.clock();
    this.#state = { ...initialState(form), ...start };
  }

  readonly state = (): FormState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The first touch is the moment to begin with what takes a while. */
  touch(): void {
    this.#world.captcha.prepare();
  }

  spring(trap: string): void {
    this.#trap = trap;
  }

  /** Fills in what is still empty. */
  prefill(values: Values): void {
    for (const [name, value] of Object.entries(values)) {
      if (this.#state.values[name] !== "") continue;
      const isPhone = name === "phone" && typeof value === "string";
      const written = isPhone ? formatPhone(value, this.form.rules.phone_variant) : value;
      this.dispatch({ type: "edit", name, value: written });
    }
  }

  dispatch(event: FormEvent): void {
    const before = this.#state.phase;
    this.#become(reduceForm(this.form, this.#state, event));
    const { phase } = this.#state;
    if (before === "editing" && (phase === "saving" || phase === "submitting")) void this.#send();
  }

  /** A page that comes back from the browser's memory after its form was sent starts anew. */
  restart(): void {
    if (this.#state.phase === "complete") this.#become(initialState(this.form));
  }

  async #send(): Promise<void> {
    const { method, path, body, event_id } = payloadFor(this.form, this.#state, await this.#world.visit());
    let reply: LeadReply;
    try {
      reply = await this.#world.send(await this.#outgoing(method, path, body));
    } catch {
      this.dispatch({ type: "failed", error: awayText });
      return;
    }
    if ("lead_id" in reply) {
      this.#unanswered = null;
      this.dispatch({ type: "acknowledged", lead_id: reply.lead_id });
      const isComplete = this.#state.phase === "complete";
      if (isComplete && reply.lead_id) this.#world.completed({ lead: body.lead, lead_id: reply.lead_id, event_id });
      return;
    }
    // After a fault on the server's side nobody knows whether the lead was kept: the same is sent again.
    if (reply.status < 500) this.#unanswered = null;
    const { captcha, ...fields } = reply.fields;
    if (captcha !== undefined) this.#world.captcha.renew();
    this.dispatch({ type: "failed", error: reply.error, fields });
    // The lead that was begun is gone (24 hours): what is here starts another.
    if (reply.status === 404) this.#become({ ...this.#state, lead_id: null, sent: [] });
  }

  /** Decisions, "Leads": a key per send and a new one when the body changed; the captcha guards the first send. */
  async #outgoing(method: Outgoing["method"], path: string, body: { lead: LeadPayload }): Promise<Outgoing> {
    const about = JSON.stringify([method, path, body]);
    if (this.#unanswered?.about === about) return this.#unanswered.outgoing;
    const captcha = method === "POST" ? await this.#world.captcha.token() : null;
    const text = JSON.stringify({
      ...body,
      ...(captcha === null ? {} : { captcha }),
      ...(this.#trap === "" ? {} : { [trapField]: this.#trap }),
      filled_ms: this.#world.clock() - this.#begun,
    });
    const outgoing = { method, path, text, key: this.#world.newKey() };
    this.#unanswered = { about, outgoing };
    return outgoing;
  }

  #become(state: FormState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}

export const awayText =
  "We cannot reach the site just now. Your answers are still here: check your connection and send them again.";
