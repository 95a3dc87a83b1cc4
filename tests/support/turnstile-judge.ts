import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Question = Record<string, string>;

/** A fake of Turnstile's server: it accepts one token, and a GET returns the requests so far. */
export async function startTurnstileJudge() {
  const requests: Question[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      if (request.method === "GET") return response.end(JSON.stringify(requests));
      const question: Question = Object.fromEntries(new URLSearchParams(await text(request)));
      requests.push(question);
      return response.end(JSON.stringify({ success: question["response"] === "a-person" }));
    })();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The requests that the fake has received. */
export async function requestsOf(url: string): Promise<Question[]> {
  return (await (await fetch(url)).json()) as Question[];
}
