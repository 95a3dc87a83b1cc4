import type { Entering } from "#server/people/sign-in-answers.ts";
import type { SignIns } from "#server/people/sign-ins.ts";
import type { Entered, SignInPort } from "#site/desk-port.ts";
import type { DeskCaller } from "./desk-caller.ts";
import { askedCookie, type DeskCookie, endedCookie, sessionCookie } from "./desk-cookie.ts";

/** The ways in, for this browser. A key of whoever was signed in before is never taken over. */
export function signInPort(
  { signIns }: { signIns: SignIns },
  { asked, address: client, userAgent }: DeskCaller,
  cookies: DeskCookie[],
): Omit<SignInPort, "me"> {
  const caller = { browser: asked, client, userAgent };
  const entered = (entering: Entering): Entered => {
    if ("problem" in entering) return entering;
    cookies.push(sessionCookie(entering.session.key, entering.session.kept), endedCookie("asked"));
    return { to: entering.to };
  };
  return {
    async ask(input) {
      const answer = await signIns.ask(input, caller);
      if ("problem" in answer) return answer;
      cookies.push(askedCookie(answer.browser));
      return { asked: true };
    },
    asked: () => signIns.asked(asked),
    enterByCode: async (input) => entered(await signIns.enterByCode(input, caller)),
    link: ({ token }) => signIns.link(token, asked),
    enterByLink: async (input) => entered(await signIns.enterByLink(input, caller)),
  };
}
