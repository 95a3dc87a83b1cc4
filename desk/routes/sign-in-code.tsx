import { data, Form, redirect } from "react-router";
import { timeLeft } from "../copy/clock.ts";
import { triesWords } from "../copy/tries-words.ts";
import { portOf } from "../desk-context.ts";
import { type Posted, posted } from "../loading/posted.ts";
import { plainPage } from "../plain-page.ts";
import { SendButton } from "../ui/button.tsx";
import { CodeField, Tick } from "../ui/field.tsx";
import { Problem } from "../ui/problem.tsx";
import { SignCard, YardPlan } from "../ui/yard-plan.tsx";
import type { Route } from "./+types/sign-in-code";

export const handle = plainPage;

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = await portOf(context).asked();
  if (!asked) throw redirect("/sign-in");
  const { address, until, isOver } = asked;
  return { address, isOver, left: timeLeft(until, Date.now()), to: url.searchParams.get("to") ?? "" };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await posted(request);
  return form.text("act") === "again" ? sendAgain(context, form) : enter(context, form);
}

type Context = Route.ActionArgs["context"];

async function enter(context: Context, form: Posted) {
  const entered = await portOf(context).enterByCode({ code: form.code(), keep: form.isOn("keep") });
  if ("to" in entered) return redirect(entered.to, 303);
  const problem = `${entered.problem}${triesWords(entered.triesLeft)}`;
  return data({ act: "enter", problem, code: form.text("code") }, { status: 422 });
}

async function sendAgain(context: Context, form: Posted) {
  const [port, to] = [portOf(context), form.text("to")];
  const asked = await port.asked();
  if (!asked) return redirect("/sign-in", 303);
  const tooEarly = Date.parse(asked.mayAskAgainAt) > Date.now();
  const answer = tooEarly
    ? { problem: `A mail is on its way. You can send another in ${timeLeft(asked.mayAskAgainAt, Date.now())}.` }
    : await port.ask({ address: asked.address, to });
  if ("problem" in answer) return data({ act: "again", problem: answer.problem, code: "" }, { status: 422 });
  return redirect(`/sign-in/code?${new URLSearchParams({ to }).toString()}`, 303);
}

export const meta: Route.MetaFunction = () => [{ title: "Check your mail, Forecourt desk" }];

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const { address, isOver, left, to } = loaderData;
  const problemOf = (act: string) => (actionData?.act === act ? actionData.problem : null);
  const title = isOver ? "This code no longer works" : "Check your mail";
  return (
    <YardPlan>
      <SignCard title={title}>
        {isOver ? (
          <p className="break">A code works for a short time and a few tries. We can send a new one to {address}.</p>
        ) : (
          <>
            <p className="break">
              If {address} belongs to somebody here, a link and a code are on their way. They work for {left}.
            </p>
            <Form method="post" className="stack">
              <input type="hidden" name="act" value="enter" />
              <CodeField problem={problemOf("enter")} value={actionData?.code} />
              <SendButton act="enter">Sign in</SendButton>
              <Tick name="keep" isOn>
                Keep me signed in for 30 days
              </Tick>
            </Form>
            <p className="meta">Or open the link on this device, in this browser.</p>
          </>
        )}
        <SendAgain to={to} isOver={isOver} problem={problemOf("again")} />
      </SignCard>
    </YardPlan>
  );
}

function SendAgain({ to, isOver, problem }: { to: string; isOver: boolean; problem: string | null }) {
  const otherAddress = to === "" ? "/sign-in" : `/sign-in?${new URLSearchParams({ to }).toString()}`;
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      <Form method="post" className={isOver ? "stack" : "between"}>
        <input type="hidden" name="act" value="again" />
        <input type="hidden" name="to" value={to} />
        {isOver ? (
          <SendButton act="again" icon="mail">
            Send a new link and code
          </SendButton>
        ) : (
          <button className="text-button">Send again</button>
        )}
        <a className="text-button" href={otherAddress}>
          Other address
        </a>
      </Form>
    </>
  );
}
