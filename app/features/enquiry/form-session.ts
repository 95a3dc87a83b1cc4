import { ownValue } from "#domain/text/own-value.ts";
import type { FieldErrors, Values } from "#domain/form/field.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import { inputName } from "#domain/form/input-name.ts";
import { type FormEvent, type FormState, initialState, reduceForm } from "#domain/form/form-state.ts";
import { formatPhone } from "#domain/country/phone-rule.ts";
import type { StepHelp } from "#domain/form/trade-in-answers.ts";
import { type Addressed, FormPost, takesFiles } from "./form-post.ts";
import type { LeadReply } from "./lead-reply.ts";
import type { ChosenFile, SessionWorld } from "./session-world.ts";

/** `isResumed`: the answers are from an earlier visit. */
export type Notice = { text: string; isResumed: boolean };

/** One visitor filling in one form: spec 4.7 with its sends. It outlives its dialog. */
export class FormSession {
  readonly form: FormDefinition;
  readonly #world: SessionWorld;
  readonly #listeners = new Set<() => void>();
  readonly #post: FormPost;
  #state: FormState;
  #files: readonly ChosenFile[] = [];
  #sentBytes: number | null = null;
  #notice: Notice | null = null;
  #stop: AbortController | null = null;

  constructor(form: FormDefinition, world: SessionWorld, start: Partial<FormState> = {}, notice: string | null = null) {
    this.form = form;
    this.#world = world;
    this.#post = new FormPost(form, world);
    this.#state = { ...initialState(form), ...start };
    this.#notice = notice === null ? null : { text: notice, isResumed: false };
  }

  readonly state = (): FormState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The first interaction starts whatever takes a while. */
  touch(): void {
    this.#world.captcha.prepare();
  }

  spring(trap: string): void {
    this.#post.trap = trap;
  }

  /** How much of the files is sent; null while nothing is being sent. */
  readonly sentBytes = (): number | null => this.#sentBytes;

  readonly files = (): readonly ChosenFile[] => this.#files;

  /** Replaces the files chosen in a field. */
  choose(field: string, files: readonly File[]): void {
    if (this.#state.phase !== "editing") return;
    this.#files = [...this.#files.filter((one) => one.field !== field), ...files.map((file) => ({ field, file }))];
    this.dispatch({ type: "edit", name: field, value: files.map(({ name }) => name).join(", ") });
  }

  /** Stops a send in progress: all answers stay. Sent again unchanged it is the same send. */
  cancel(): void {
    this.#stop?.abort();
  }

  /** Whether the visitor stopped the last send. */
  wasStopped(): boolean {
    return this.#stop?.signal.aborted ?? false;
  }

  /** Fills in empty fields. */
  prefill(values: Values): void {
    for (const [name, value] of Object.entries(values)) {
      if (ownValue(this.#state.values, name) !== "") continue;
      const isPhone = name === "phone" && typeof value === "string";
      const written = isPhone ? formatPhone(value, this.form.rules.phone) : value;
      this.dispatch({ type: "edit", name, value: written });
    }
  }

  /** 12.1.8: a box that the visitor unticked before, in whichever form, does not come ticked again. */
  keepRefusal(): void {
    const isTicked = this.#state.values["opt_in"] === true;
    if (isTicked && this.#world.optIn?.isRefused()) this.dispatch({ type: "edit", name: "opt_in", value: false });
  }

  dispatch(event: FormEvent): void {
    const before = this.#state;
    if (event.type === "edit" && event.name === "opt_in") this.#world.optIn?.remember(event.value === true);
    this.#become(reduceForm(this.form, this.#state, event));
    const { phase, step } = this.#state;
    if (step !== before.step) this.#say(null);
    if (before.phase === "editing" && (phase === "saving" || phase === "submitting")) void this.#send();
    // A step that was sent before is not sent again, but its changed answers may be looked up.
    else if (event.type === "next" && step > before.step)
      void this.#help(before.step).then((help) => this.#fill(before.step, help));
  }

  /** A note about filled-in values. */
  readonly notice = (): Notice | null => this.#notice;

  /** Says what was filled in, unless something else is said already. */
  tell(text: string): void {
    this.#say(this.#notice ?? { text, isResumed: false });
  }

  /** Continues where the visitor left off; nothing typed meanwhile is lost. */
  resume(): void {
    const draft = this.#world.draft?.read();
    if (!draft || this.#state.step > 0 || this.#state.phase !== "editing") return;
    this.#become({ ...this.#state, ...draft, values: { ...this.#state.values, ...draft.values } });
    this.#say({ text: "We kept your answers. Photos have to be chosen again.", isResumed: true });
  }

  startAgain(): void {
    this.#files = [];
    this.#say(null);
    this.#become(initialState(this.form));
    this.#world.draft?.clear();
    this.keepRefusal();
  }

  async #help(step: number): Promise<StepHelp | null> {
    return (await this.#world.assist?.leaving(step, this.#state.values).catch(() => null)) ?? null;
  }

  #fill(after: number, help: StepHelp | null): void {
    if (!help) return;
    this.dispatch({ type: "help", after, values: help.values });
    if (help.notice !== null) this.#say({ text: help.notice, isResumed: false });
  }

  #say(notice: Notice | null): void {
    if (notice === this.#notice) return;
    this.#notice = notice;
    this.#listeners.forEach((listener) => listener());
  }

  /** A page restored from the back-forward cache after its form was sent starts again. */
  restart(): void {
    if (this.#state.phase !== "complete") return;
    this.#files = [];
    this.#become(initialState(this.form));
    this.keepRefusal();
  }

  async #send(): Promise<void> {
    let payload: Addressed;
    try {
      payload = await this.#post.payload(this.#state, this.#files);
    } catch (error) {
      // Chapter 8: a form without a destination says so.
      this.dispatch({ type: "failed", error: error instanceof Error ? error.message : null });
      return;
    }
    const { path, body, event_id } = payload;
    const stop = (this.#stop = new AbortController());
    // During the send of the step, so that nobody waits twice.
    const { step } = this.#state;
    const help = this.#state.phase === "saving" ? this.#help(step) : null;
    let reply: LeadReply;
    try {
      const outgoing = await this.#post.outgoing(payload, this.#files);
      reply = await this.#world.send(outgoing, (sent) => this.#tell(sent), stop.signal);
    } catch {
      this.#tell(null);
      this.dispatch(stop.signal.aborted ? { type: "cancelled" } : { type: "failed", error: awayText });
      return;
    }
    this.#tell(null);
    if ("lead_id" in reply) {
      this.#post.settled();
      const found = await help;
      this.dispatch({ type: "acknowledged", lead_id: reply.lead_id });
      this.#fill(step, found);
      const isComplete = this.#state.phase === "complete";
      if (isComplete && reply.lead_id)
        this.#world.completed({
          lead: body.lead,
          lead_id: reply.lead_id,
          event_id,
          next: reply.next,
          page: reply.page,
          own: reply.own,
        });
      return;
    }
    // After a server error nobody knows whether the lead was stored: the same is sent again.
    if (reply.status < 500) this.#post.settled();
    const { captcha, ...fields } = reply.fields;
    // A provider's token may have been used up before the files were checked.
    if (captcha !== undefined || takesFiles(path)) this.#world.captcha.renew();
    this.dispatch({ type: "failed", error: reply.error, fields: this.#byField(fields) });
    // The lead has expired (24 hours): these answers start another.
    if (reply.status === 404) this.#become({ ...this.#state, lead_id: null, sent: [] });
  }

  /** The server names fields as they were sent. */
  #byField(said: FieldErrors): FieldErrors {
    const own = new Map(fieldsOf(this.form).map((field) => [inputName(field), field.name]));
    return Object.fromEntries(Object.entries(said).map(([name, message]) => [own.get(name) ?? name, message]));
  }

  #tell(sent: number | null): void {
    this.#sentBytes = sent;
    this.#listeners.forEach((listener) => listener());
  }

  #become(state: FormState): void {
    if (state === this.#state) return;
    this.#state = state;
    if (state.phase === "complete") this.#world.draft?.clear();
    else if (state.phase === "editing") this.#world.draft?.write(state);
    this.#listeners.forEach((listener) => listener());
  }
}

export const awayText =
  "We cannot reach the site just now. Your answers are still here: check your connection and send them again.";
