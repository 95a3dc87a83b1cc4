import { data, Form, redirect } from "react-router";
import type { LinkState } from "#site/desk-port.ts";
import { timeLeft } from "../copy/clock.ts";
import { roleName } from "../copy/role-words.ts";
import { triesWords } from "../copy/tries-words.ts";
import { portOf } from "../desk-context.ts";
import { posted } from "../loading/posted.ts";
import { plainPage } from "../plain-page.ts";
import { ButtonLink, SendButton } from "../ui/button.tsx";
import { CodeField, Tick } from "../ui/field.tsx";
import { Problem } from "../ui/problem.tsx";
import { SignCard, YardPlan } from "../ui/yard-plan.tsx";
import type { Route } from "./+types/sign-in-link";

export const handle = plainPage;

/** Opening a link changes nothing: mail scanners open links. The button posts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  return { token, link: withLeft(await portOf(context).link({ token })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await posted(request);
  const entered = await portOf(context).enterByLink({
    token: form.text("token"),
    code: form.code(),
    keep: form.isOn("keep"),
  });
  if ("to" in entered) return redirect(entered.to, 303);
  return data(
    { problem: `${entered.problem}${triesWords(entered.triesLeft)}`, code: form.text("code") },
    { status: 422 },
  );
}

const withLeft = (link: LinkState) =>
  link.state === "code" ? { ...link, left: timeLeft(link.until, Date.now()) } : link;
type Link = ReturnType<typeof withLeft>;

export const meta: Route.MetaFunction = () => [{ title: "Sign in, Forecourt desk" }];

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const { link, token } = loaderData;
  return (
    <YardPlan>
      {link.state === "here" || link.state === "code" ? (
        <Enter link={link} token={token} problem={actionData?.problem ?? null} code={actionData?.code ?? ""} />
      ) : (
        <Refused state={link.state} />
      )}
    </YardPlan>
  );
}

type EnterProps = {
  link: Extract<Link, { state: "here" | "code" }>;
  token: string;
  problem: string | null;
  code: string;
};

function Enter({ link, token, problem, code }: EnterProps) {
  const [first = ""] = link.name.split(" ");
  const isInvitation = link.state === "code" && link.role !== null;
  return (
    <SignCard title={isInvitation ? `Hello ${first}` : `Welcome back, ${first}`}>
      <Invitation link={link} />
      <Form method="post" className="stack">
        <input type="hidden" name="token" value={token} />
        {link.state === "code" && <CodeField problem={problem} value={code} />}
        {link.state === "here" && problem && <Problem>{problem}</Problem>}
        <SendButton>{isInvitation ? "Come in" : "Sign in on this device"}</SendButton>
        <Tick name="keep" isOn>
          Keep me signed in for 30 days
        </Tick>
      </Form>
      {link.state === "code" && (
        <p className="meta">
          {isInvitation ? "The invitation" : "This link"} works for {link.left}.
        </p>
      )}
    </SignCard>
  );
}

function Invitation({ link }: { link: EnterProps["link"] }) {
  if (link.state === "here") return <p>One press and you are in.</p>;
  if (link.role === null) return <p>Type the code that came with this link.</p>;
  return (
    <p>
      {link.by} invited you to {link.site} as <b>{roleName(link.role)}</b>.
    </p>
  );
}

type RefusedState = Exclude<Link["state"], "here" | "code">;

const refused: Readonly<Record<RefusedState, { title: string; text: string }>> = {
  elsewhere: {
    title: "Type the code where you asked",
    text: "You opened the link in another browser. For your safety it signs in only where you asked. Go back there and type the code of the same mail.",
  },
  used: {
    title: "This link has been used",
    text: "A link signs in once. If you have asked again since, the newest mail has the one that works.",
  },
  over: { title: "This link is too old", text: "We can send a new one in a minute." },
  unknown: {
    title: "This link does not work",
    text: "It may have been cut off by a mail program. Open the whole link, or ask for a new one.",
  },
};

function Refused({ state }: { state: RefusedState }) {
  const { title, text } = refused[state];
  return (
    <SignCard title={title}>
      <p>{text}</p>
      {state === "elsewhere" ? (
        <p className="meta">Did not ask? Close this page. Nothing has happened.</p>
      ) : (
        <ButtonLink href="/sign-in" look="primary">
          Sign in with a new link
        </ButtonLink>
      )}
    </SignCard>
  );
}
