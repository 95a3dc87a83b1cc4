import { describe, expect, test, vi } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { offeredForm, sampleForm, sampleFormCar, threeSteps, withEnquiry } from "#domain/form/testing/sample-form.ts";
import type { Values } from "#domain/form/field.ts";
import type { FormState } from "#domain/form/form-state.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import { StepAlert } from "./form-alerts.tsx";
import { awayText, FormSession } from "./form-session.ts";
import type { Outgoing, SessionWorld } from "./session-world.ts";
import { readReply } from "./lead-reply.ts";

const person = { name: "Priya Nair", phone: "0412345678", email: "p@example.com", message: "Is it red?" };
const photos = offeredForm("request-photos", { car: sampleFormCar });
if (!photos) throw new Error("the sample site offers this form");

function begin(form: FormDefinition, answers: (Awaited<ReturnType<SessionWorld["send"]>> | Error)[]) {
  const sent: Outgoing[] = [];
  let keys = 0;
  let now = 0;
  const world = {
    send: async (outgoing: Outgoing) => {
      sent.push(outgoing);
      const answer = answers[sent.length - 1] ?? { lead_id: "f".repeat(32) };
      if (answer instanceof Error) throw answer;
      return answer;
    },
    captcha: { prepare: vi.fn(), token: vi.fn(async () => "proof"), renew: vi.fn() },
    visit: async () => ({ url: "/cars/x", website_slug: "site", visited_pages: ["/"], linked_query_params: {} }),
    newKey: () => `key-${++keys}`,
    // A retry comes later, and must still be the same send.
    clock: () => (now += 2000),
    completed: vi.fn(),
  };
  const session = new FormSession(form, world);
  for (const [name, value] of Object.entries(person)) session.dispatch({ type: "edit", name, value });
  const next = async () => {
    session.dispatch({ type: "next" });
    await expect.poll(() => session.state().phase).not.toMatch(/saving|submitting/);
  };
  return { session, world, sent, next };
}
const bodyOf = ({ text }: Outgoing) => JSON.parse(text) as { lead: Record<string, unknown>; captcha?: string };

describe("a session", () => {
  test("[4.7.5] sends each step once, the captcha with the first, and completes with the lead's id", async () => {
    const { session, world, sent, next } = begin(
      sampleForm("enquiry", { settings: threeSteps, locations: [], car: sampleFormCar }),
      [],
    );
    await next();
    await next();
    session.dispatch({ type: "back" });
    await next();
    expect(sent.length).toBe(2);
    await next();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /api/leads",
      `PUT /api/leads/${"f".repeat(32)}`,
      `PUT /api/leads/${"f".repeat(32)}`,
    ]);
    expect(sent.map((one) => bodyOf(one).captcha)).toEqual(["proof", undefined, undefined]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect(session.state().phase).toBe("complete");
    expect(world.completed).toHaveBeenCalledOnce();
    expect(world.completed.mock.lastCall?.[0]).toMatchObject({ lead_id: "f".repeat(32), lead: { name: "Priya Nair" } });
  });

  test("[4.7.12] a send that nobody answered goes again word for word under its key", async () => {
    const { session, sent, next, world } = begin(photos, [new Error("offline")]);
    await next();
    expect(session.state()).toMatchObject({ phase: "editing", stepError: awayText, values: person });
    await next();
    expect(sent[1]).toEqual(sent[0]);
    expect(world.captcha.token).toHaveBeenCalledOnce();
  });

  test("a send that is cancelled leaves everything as it was, and sent again it is the same send", async () => {
    const { session, sent, world } = begin(photos, []);
    world.send = (outgoing: Outgoing, _progress?: unknown, stop?: AbortSignal) => {
      sent.push(outgoing);
      const { promise, reject } = Promise.withResolvers<never>();
      stop?.addEventListener("abort", () => reject(new Error("abort")));
      return promise;
    };
    for (const times of [1, 2]) {
      session.dispatch({ type: "next" });
      await expect.poll(() => sent).toHaveLength(times);
      session.cancel();
      await expect.poll(() => session.state().phase).toBe("editing");
    }
    expect(session.state()).toMatchObject({ stepError: null, values: person });
    expect(session.sentBytes()).toBeNull();
    expect(sent[1]).toEqual(sent[0]);
  });

  test("[11.2.1] what was changed meanwhile is another send with another key", async () => {
    const { session, sent, next } = begin(photos, [new Error("offline")]);
    await next();
    session.dispatch({ type: "edit", name: "message", value: "And the boot?" });
    await next();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    expect(bodyOf(sent[1] as Outgoing).lead["message"]).toBe("And the boot?");
  });

  test("after a refusal the same values are a new send; after a fault on the server's side the old one", async () => {
    const refused = begin(photos, [{ status: 422, error: "No.", fields: { email: "invalid email address" } }]);
    await refused.next();
    expect(refused.session.state()).toMatchObject({ stepError: "No.", errors: { email: "invalid email address" } });
    await refused.next();
    expect(refused.sent[1]?.key).not.toBe(refused.sent[0]?.key);
    const fault = begin(photos, [{ status: 503, error: "Later.", fields: {} }]);
    await fault.next();
    await fault.next();
    expect(fault.sent[1]).toEqual(fault.sent[0]);
  });

  test("a captcha that was not believed is solved anew", async () => {
    const { next, world, session } = begin(photos, [{ status: 422, error: "A person?", fields: { captcha: "x" } }]);
    await next();
    expect(world.captcha.renew).toHaveBeenCalledOnce();
    expect(session.state().errors).toEqual({});
  });

  test("a second click while sending changes nothing", async () => {
    const { session, sent } = begin(photos, []);
    session.dispatch({ type: "next" });
    session.dispatch({ type: "next" });
    await expect.poll(() => session.state().phase).toBe("complete");
    expect(sent.length).toBe(1);
  });

  test("a lead that the server no longer knows is begun again", async () => {
    const { sent, next } = begin(sampleForm("enquiry", { settings: threeSteps, locations: [], car: sampleFormCar }), [
      { lead_id: "a".repeat(32) },
      { status: 404, error: "Gone.", fields: {} },
    ]);
    await next();
    await next();
    await next();
    expect(sent.map(({ method }) => method)).toEqual(["POST", "PUT", "POST"]);
  });

  test("[8] an answer without a lead id is an error", async () => {
    const { session, next, world } = begin(photos, [{ lead_id: null }]);
    await next();
    expect(session.state()).toMatchObject({
      phase: "editing",
      stepError: "An error occurred when submitting this form",
    });
    expect(world.completed).not.toHaveBeenCalled();
  });

  test.each([
    ["a gateway's page in place of an answer", readReply(502, null)],
    ["a refusal without words", readReply(422, { fields: {} })],
    ["a refusal with empty words", readReply(500, { error: "" })],
    ["an answer without a lead id", readReply(201, { lead: {} })],
  ])("[8] the variant with the server's own words has some for %s", async (_what, reply) => {
    const form = sampleForm("enquiry", {
      settings: withEnquiry({ show_server_error: true }),
      locations: [],
      car: sampleFormCar,
    });
    const { session, next } = begin(form, [reply]);
    await next();
    expect(session.state()).toMatchObject({ step: 0, stepError: "An unexpected error occured" });
    const alert = renderToStaticMarkup(<StepAlert form={form} error={session.state().stepError} />);
    expect(alert).toContain("<b>An unexpected error occured</b></p>");
  });

  test("[3.11.1] remembered details fill in what is empty and nothing else, written as people write them", () => {
    const { session } = begin(photos, []);
    session.dispatch({ type: "edit", name: "phone", value: "" });
    session.prefill({ name: "Somebody Else", phone: "0398765432", unknown: "x" });
    expect(session.state().values).toMatchObject({ name: "Priya Nair", phone: "03 9876 5432" });
    expect(session.state().values).not.toHaveProperty("unknown");
  });

  test("[12.1.9] the send says whether the visitor changed the consent box", async () => {
    const left = begin(photos, []);
    await left.next();
    expect(bodyOf(left.sent[0]!).lead).toMatchObject({ opt_in: true, opt_in_by_visitor: false });
    const again = begin(photos, []);
    for (const value of [false, true]) again.session.dispatch({ type: "edit", name: "opt_in", value });
    await again.next();
    expect(bodyOf(again.sent[0]!).lead).toMatchObject({ opt_in: true, opt_in_by_visitor: true });
  });

  test("[12.1.8] an unticked box stays unticked on later forms of this browser, until it is ticked again", () => {
    let isRefused = false;
    const optIn = { isRefused: () => isRefused, remember: (choice: boolean) => void (isRefused = !choice) };
    const open = () => {
      const session = new FormSession(photos, { ...begin(photos, []).world, optIn });
      session.keepRefusal();
      return session;
    };
    const first = open();
    expect(first.state().values["opt_in"]).toBe(true);
    first.dispatch({ type: "edit", name: "opt_in", value: false });
    const second = open();
    expect(second.state()).toMatchObject({ values: { opt_in: false }, hasChosenOptIn: true });
    second.startAgain();
    expect(second.state().values["opt_in"]).toBe(false);
    second.dispatch({ type: "edit", name: "opt_in", value: true });
    expect(open().state()).toMatchObject({ values: { opt_in: true }, hasChosenOptIn: false });
  });

  test("what a machine wrote into the trap goes with the form", async () => {
    const { session, sent, next } = begin(photos, []);
    session.spring("https://spam.example");
    await next();
    expect(JSON.parse(sent[0]?.text ?? "")).toMatchObject({ company_fax: "https://spam.example" });
  });
});

test("replies are read as they are meant, whatever a proxy makes of them", () => {
  expect(readReply(201, { lead: { id: "x" } })).toEqual({ lead_id: "x" });
  expect(readReply(200, null)).toEqual({ lead_id: null });
  expect(readReply(502, null)).toEqual({ status: 502, error: null, fields: {} });
  expect(readReply(422, { error: "No.", fields: { email: "bad" } })).toEqual({
    status: 422,
    error: "No.",
    fields: { email: "bad" },
  });
});

describe("a form with help and a draft", () => {
  const form = sampleForm("trade-in", { locations: [], car: sampleFormCar, today: "2026-03-11" });
  const { world } = begin(form, []);
  const open = (over: Partial<SessionWorld>) => new FormSession(form, { ...world, ...over });
  const step = async (session: FormSession, to: number) => {
    session.dispatch({ type: "next" });
    await expect.poll(() => session.state().step).toBe(to);
  };

  test("[7] what a register says is filled into the next step, also after going back; the valuation goes with the last send", async () => {
    const leaving = vi.fn(async (at: number, { rego }: Values) =>
      at === 0 ? { values: { trade_in_make: `Make of ${String(rego)}` }, notice: `Found ${String(rego)}` } : null,
    );
    const sent: Outgoing[] = [];
    const send = async (outgoing: Outgoing) => {
      sent.push(outgoing);
      return { lead_id: "f".repeat(32) };
    };
    const session = open({ send, assist: { leaving, sending: async () => ({ valuation_id: "v1" }) } });
    session.dispatch({ type: "edit", name: "rego", value: "A1" });
    session.dispatch({ type: "edit", name: "trade_in_km", value: "1" });
    await step(session, 1);
    expect(session.state().values["trade_in_make"]).toBe("Make of A1");
    expect(session.notice()?.text).toBe("Found A1");
    session.dispatch({ type: "back" });
    expect(session.notice()).toBeNull();
    session.dispatch({ type: "edit", name: "rego", value: "B2" });
    await step(session, 1);
    await expect.poll(() => session.state().values["trade_in_make"]).toBe("Make of B2");
    expect(sent).toHaveLength(1);
    const answers = { trade_in_model: "X", trade_in_year: "2021", under_finance: "No", ...person };
    for (const [name, value] of Object.entries(answers)) session.dispatch({ type: "edit", name, value });
    for (const to of [2, 3]) await step(session, to);
    session.dispatch({ type: "next" });
    await expect.poll(() => session.state().phase).toBe("complete");
    expect(sent.map((one) => bodyOf(one).lead["valuation_id"])).toEqual([undefined, undefined, undefined, "v1"]);
  });

  test("[15.1.2] a draft goes on where it was left, can be thrown away, and ends with the form", async () => {
    let storedDraft: Partial<FormState> | null = null;
    const draft = {
      read: () => storedDraft,
      write: (state: FormState) => void (storedDraft = state),
      clear: () => void (storedDraft = null),
    };
    const first = open({ draft, assist: null });
    first.dispatch({ type: "edit", name: "rego", value: "A1" });
    first.dispatch({ type: "edit", name: "trade_in_km", value: "1" });
    await step(first, 1);
    const second = open({ draft, assist: null });
    second.resume();
    expect(second.state()).toMatchObject({ step: 1, lead_id: "f".repeat(32), sent: [0], values: { rego: "A1" } });
    expect(second.notice()?.isResumed).toBe(true);
    second.startAgain();
    expect(second.state()).toMatchObject({ step: 0, lead_id: null, values: { rego: "" } });
    expect(storedDraft).toBeNull();
  });
});
