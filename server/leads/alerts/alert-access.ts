import { createHash } from "node:crypto";
import type { AlertAnswer, AlertAsk, AlertAccess, OwnAlert } from "#site/page-ports.ts";
import {
  alertChoices,
  alertEnd,
  alertWording,
  isEnding,
  type AlertSubject,
  type AlertWants,
} from "#domain/alert/alert.ts";
import { maskedAddress } from "#domain/lead/mail-address.ts";
import { field } from "#domain/form/field.ts";
import { checkField, rulesOf } from "#domain/form/field-rules.ts";
import { messages } from "#domain/form/messages.ts";
import { trapField } from "#domain/form/trap-field.ts";
import { localTime } from "#domain/time/local-time.ts";
import type { CaptchaSettings } from "#server/adapters/captcha/captcha.ts";
import type { AlertChange, StoredAlert } from "#server/adapters/store/repositories/site-alerts.ts";
import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import { unsubscribe, unsubscribeWording } from "#server/leads/consent/unsubscribe.ts";
import { leadProblems } from "#server/leads/service/lead-problem.ts";
import { questionFields } from "#server/leads/service/page-submission.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import { askQuestion, checkAnswer } from "#server/leads/service/signed-question.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { SubjectView } from "./alert-search.ts";
import { lookAtStock } from "./look-at-stock.ts";
import type { ReadMarks } from "./stock-marks.ts";

type Deps = {
  runtime: SiteRuntime;
  /** Whoever has the index of the site says what it lists, and names what an alert is about. */
  readMarks: ReadMarks;
  views: (subjects: readonly AlertSubject[]) => Promise<SubjectView[]>;
  links: MailLinks;
  captcha: CaptchaSettings;
  limit: Limit;
  address: string;
  now: Date;
};

const emailField = field("email", { name: "email", label: "Email" });

/** Takes requests for alerts, and shows the holder of a mailed link their own. */
export function createAlertAccess(deps: Deps): AlertAccess {
  const { runtime, links, now, readMarks, views } = deps;
  const { site, store } = runtime;
  const at = now.toISOString();
  const read = (purpose: "confirm" | "manage" | "unsubscribe", token: string) =>
    links.read(site.slug, purpose, token) ?? "";
  const yes = (page: string) => ({ wording: alertWording, default: false, choice: true, at, page });

  return {
    ask: (request) => ask(deps, request),
    async confirmation(token) {
      const alerts = await store.alerts.ofRequest(read("confirm", token));
      const [first] = alerts;
      if (!first) return null;
      return {
        names: (await views(alerts.map(({ subject }) => subject))).map(({ name }) => name),
        isOn: alerts.every(({ state }) => state === "active"),
        manage: links.url("", site.slug, "manage", first.subscriber_id),
      };
    },
    async confirm(token) {
      const request = read("confirm", token);
      const [first] = await store.alerts.ofRequest(request);
      if (!first) return false;
      // Current stock is not news to them.
      await store.alerts.confirm(request, yes(first.page), await lookAtStock(runtime, now, readMarks));
      return true;
    },
    async own(token) {
      const person = await store.alerts.subscriber(read("manage", token));
      if (!person) return null;
      const alerts = (await store.alerts.ofSubscriber(person.id)).filter(({ state }) => state !== "pending");
      const seen = await views(alerts.map(({ subject }) => subject));
      return {
        address: maskedAddress(person.address),
        unsubscribe: links.url("", site.slug, "unsubscribe", person.address_key),
        alerts: alerts.flatMap((alert, at) => {
          const view = seen[at];
          return view ? [{ ...toOwn(deps, alert), ...view }] : [];
        }),
      };
    },
    async change(token, { alert: id, act, wants }) {
      const subscriberId = read("manage", token);
      const alert = (await store.alerts.ofSubscriber(subscriberId)).find((one) => one.id === id);
      if (!alert || alert.state === "pending") return false;
      if (act === "delete") await store.alerts.remove(subscriberId, id);
      else await store.alerts.change(alert, await changeOf(deps, alert, act, wants));
      return true;
    },
    async subscription(token) {
      const key = read("unsubscribe", token);
      if (key === "") return null;
      const { address, suppressed } = await store.consent.stateOf(key);
      const known = address ?? (await store.alerts.subscriberOf(key))?.address ?? null;
      return { address: known === null ? null : maskedAddress(known), isOut: suppressed !== null };
    },
    unsubscribe: (token) => unsubscribe(runtime, read("unsubscribe", token), "link", now),
    async resubscribe(token) {
      const key = read("unsubscribe", token);
      const { address } = await store.consent.stateOf(key);
      if (key === "" || address === null) return false;
      const evidence = { wording: unsubscribeWording.again, default: false, choice: true, at, page: "/unsubscribe" };
      await store.alerts.resume(address, evidence, await lookAtStock(runtime, now, readMarks));
      return true;
    },
  };
}

async function ask({ runtime, captcha, limit, address: caller, now }: Deps, request: AlertAsk): Promise<AlertAnswer> {
  const { site, store } = runtime;
  const { subjects, fields, page } = request;
  const email = (fields["email"] ?? "").trim();
  const refused = (status: number, error: string, name: "email" | "wants" | null = null): AlertAnswer => ({
    result: "refused",
    status,
    error,
    field: name,
  });
  if (!(await limit.allows(site.slug, caller, now.getTime()))) return refused(429, leadProblems.tooMany.error);
  const problem = checkField(emailField, email, rulesOf(site.public));
  if (problem !== null) return refused(422, problem, "email");
  const kind = subjects[0]?.kind ?? "search";
  const wants = wantsOf(kind, request.wants);
  if (wants === null) return refused(422, messages.required, "wants");
  // A bot gets the same answer as a person, and nothing happens.
  if ((fields[trapField] ?? "") !== "") return { result: "sent" };
  const about = createHash("sha256")
    .update(JSON.stringify([site.slug, email, subjects, wants]))
    .digest("base64url");
  const keys = captcha.keysFor(site.slug);
  const { [questionFields.token]: token = "", [questionFields.answer]: answer = "" } = fields;
  if (site.public.captcha !== null && checkAnswer(keys, about, { token, answer }, now).result !== "passed") {
    return { result: "question", question: askQuestion(keys, about, now) };
  }
  const today = localTime(now.getTime(), site.public.time_zone).date;
  // Whether an address is known, or was mailed too often, is not revealed to whoever types it.
  await store.alerts.ask({
    address: email,
    alerts: subjects.map((subject) => ({ subject, wants, page })),
    now,
    today,
  });
  return { result: "sent" };
}

type Act = Parameters<AlertAccess["change"]>[1]["act"];

async function changeOf(
  { runtime, now, readMarks }: Deps,
  alert: StoredAlert,
  act: Act,
  wants: readonly string[],
): Promise<AlertChange> {
  if (act === "pause") return { state: "paused" };
  if (act === "keep") return { expires_at: new Date(alertEnd(now.getTime())).toISOString() };
  if (act === "resume") return { state: "active", since_seq: await lookAtStock(runtime, now, readMarks) };
  const chosen = wantsOf(alert.subject.kind, wants);
  return chosen === null ? { state: "paused" } : { wants: chosen };
}

/** Null if nothing that this kind of alert offers was ticked. */
function wantsOf(kind: AlertSubject["kind"], ticked: readonly string[]): AlertWants | null {
  const chosen = alertChoices[kind].filter(({ name }) => ticked.includes(name));
  if (chosen.length === 0) return null;
  return { matches: false, drops: false, back: false, ...Object.fromEntries(chosen.map(({ name }) => [name, true])) };
}

function toOwn(
  { runtime, now }: Deps,
  { id, subject, wants, state, expires_at }: StoredAlert,
): Omit<OwnAlert, "name" | "url" | "gone"> {
  return {
    id,
    kind: subject.kind,
    state: state === "active" ? "active" : "paused",
    wants: alertChoices[subject.kind].map(({ name, label }) => ({ name, label, on: wants[name] })),
    endsOn: runtime.pageSite.format.date(expires_at, "day", runtime.site.public.time_zone),
    ending: isEnding(Date.parse(expires_at), now.getTime()),
  };
}
