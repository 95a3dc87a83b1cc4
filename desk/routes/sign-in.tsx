import { data, Form, redirect } from "react-router";
import { portOf } from "../desk-context.ts";
import { posted } from "../loading/posted.ts";
import { plainPage } from "../plain-page.ts";
import { SendButton } from "../ui/button.tsx";
import { InputField } from "../ui/field.tsx";
import { SignCard, YardPlan } from "../ui/yard-plan.tsx";
import type { Route } from "./+types/sign-in";

export const handle = plainPage;

export async function loader({ context, url }: Route.LoaderArgs) {
  if (await portOf(context).me()) throw redirect("/");
  return { to: url.searchParams.get("to") ?? "" };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await posted(request);
  const [address, to] = [form.text("address"), form.text("to")];
  const answer = await portOf(context).ask({ address, to });
  if ("problem" in answer) return data({ problem: answer.problem, address, to }, { status: 422 });
  return redirect(`/sign-in/code?${new URLSearchParams({ to }).toString()}`, 303);
}

export const meta: Route.MetaFunction = () => [{ title: "Sign in, Forecourt desk" }];

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <YardPlan>
      <SignCard title="Sign in to the desk">
        <Form method="post" action="/sign-in" className="stack">
          <input type="hidden" name="to" value={actionData?.to ?? loaderData.to} />
          <InputField
            label="Your email address"
            name="address"
            type="email"
            autoComplete="username"
            required
            defaultValue={actionData?.address}
            problem={actionData?.problem}
          />
          <SendButton icon="mail">Send me a link and a code</SendButton>
        </Form>
        <p className="meta">There are no passwords. The desk is for people whom a dealership has invited.</p>
      </SignCard>
    </YardPlan>
  );
}
