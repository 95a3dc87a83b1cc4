import { FormSession } from "#app/features/enquiry/form-session.ts";
import { readReply } from "#app/features/enquiry/lead-reply.ts";
import type { Outgoing, SessionWorld } from "#app/features/enquiry/session-world.ts";
import { type FormDefinition, fieldsOf } from "#domain/form/form-definition.ts";
import { multipart, multipartHeader } from "#tests/support/upload-samples.ts";
import { answerTo, type Manner, visitorOf } from "./answers.ts";
import type { Case } from "./case.ts";
import { assistOf } from "./assist.ts";
import { jsonLines } from "./readable.ts";
import { slug } from "./sites.ts";
import type { LeadWorld } from "./world.ts";

/** Where a form's script asks registers and for valuations, and who fills it in. */
type Asking = Pick<LeadWorld, "which" | "send">;

export type Filling<World extends Asking = LeadWorld> = {
  world: World;
  form: FormDefinition;
  manner: Manner;
  /** Begins the keys of its sends. */
  key: string;
  files?: readonly File[];
  /** Answers of their own to some questions, by their labels. */
  typed?: Readonly<Record<string, string>>;
};

/** What the page knows of the visit, and two fields that no page sends: one unknown, one that only the server writes. */
const visit = {
  url: "/search?make=Toyota",
  page_id: "search",
  visited_pages: ["/", "/search?make=Toyota", "https://elsewhere.example/"],
  linked_query_params: { utm_source: "news", gclid: "a-click", other: "never taken" },
  favourite_colour: "Green & gold",
  vehicle_status: "forged",
};

/** Fills in a form as its script does, sends every step, and records each send with all that it becomes. */
export async function fillForm(filling: Filling, record: Case): Promise<void> {
  // The session would tell its visitor that the site is away.
  let fault: unknown = null;
  const end = await fillSession(filling, (outgoing) =>
    sendAndRecord(filling, record, outgoing).catch((error: unknown) => {
      fault = error;
      throw error;
    }),
  );
  if (fault) throw fault;
  if (end !== null) throw new Error(`${record.title} was not taken: ${end}`);
}

/** Fills in a form as its script does, and sends every step. Returns why it ended early; null if it did not. */
export async function fillSession(filling: Filling<Asking>, send: SessionWorld["send"]): Promise<string | null> {
  const { world, form, key, manner, typed = {} } = filling;
  let sends = 0;
  let filledMs = -4000;
  const session = new FormSession(form, {
    send,
    captcha: { prepare: () => undefined, token: async () => null, renew: () => undefined },
    visit: async () => ({ ...visit, website_slug: slug }),
    newKey: () => `${key}-${(sends += 1)}`,
    clock: () => (filledMs += 4000),
    completed: () => undefined,
    assist: form.assist && assistOf(world, form.assist),
  });
  for (const field of fieldsOf(form)) {
    const value = typed[field.label] ?? answerTo({ form, field, visitor: visitorOf(world.which), manner });
    if (value !== undefined) session.dispatch({ type: "edit", name: field.name, value });
  }
  chooseFiles(session, filling);
  for (const _step of form.steps) {
    if (session.state().phase === "complete") break;
    session.dispatch({ type: "next" });
    await idle(session);
    const { errors, stepError } = session.state();
    if (stepError !== null || Object.keys(errors).length > 0) return `${stepError} ${JSON.stringify(errors)}`;
  }
  return session.state().phase === "complete" ? null : "it did not come to its end";
}

/** In the form's own field for files; a form without one takes them as well. */
function chooseFiles(session: FormSession, { form, files = [] }: Filling<Asking>): void {
  const own = fieldsOf(form).find(({ kind }) => kind === "file");
  if (files.length > 0) session.choose(own?.name ?? "files", files);
}

/** Resolves once nothing is being sent. */
function idle(session: FormSession): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (["saving", "submitting"].includes(session.state().phase)) return;
      stop();
      done();
    };
    const stop = session.subscribe(look);
    look();
  });
}

async function sendAndRecord({ world }: Filling, record: Case, outgoing: Outgoing) {
  const { method, path, text, key, files } = outgoing;
  const headers = { "content-type": "application/json", "idempotency-key": key };
  const parts = await Promise.all(
    files.map(async ({ field, file }) => ({
      name: field,
      filename: file.name,
      body: Buffer.from(await file.arrayBuffer()),
    })),
  );
  const named = parts.map(({ name, filename }) => `\n${name}: ${filename}`);
  record.add(`sent by ${method} to ${path}`, `${jsonLines(text)}${named.join("")}`);
  const answer = await world.send(
    path,
    files.length === 0
      ? { method, headers, body: text }
      : {
          method,
          headers: { ...headers, "content-type": multipartHeader },
          body: multipart([{ name: "lead", body: text }, ...parts]) as Uint8Array<ArrayBuffer>,
        },
  );
  record.add(`answer ${answer.status}`, jsonLines(answer.text));
  const reply = readReply(answer.status, JSON.parse(answer.text));
  if ("lead_id" in reply && reply.lead_id !== null) {
    record.leadId = reply.lead_id;
    await record.addDelivered(await world.outOf(reply.lead_id));
  }
  return reply;
}
