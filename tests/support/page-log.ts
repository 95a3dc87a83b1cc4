import type { BrowserContext, Page, Request } from "playwright-core";

/** What happened in a page since it was opened. */
export type PageLog = {
  /** Messages on the console and uncaught errors, oldest first. */
  messages: string[];
  /** Requests without a full answer, with the time when they were sent. */
  openRequests: Map<Request, number>;
};

/** A page in a loop writes without end. */
const mostMessages = 5000;
/** Tests of behaviour turn pictures off, and the browser says so for each of them. */
const ofPicturesTurnedOff = /image loading is disabled|was preloaded using link preload but not used/;
const logs = new WeakMap<Page, PageLog>();

export const logOf = (page: Page): PageLog => logs.get(page) ?? { messages: [], openRequests: new Map() };

/** Every page of every test is listened to in the same way: listeners change what the browser does when. */
export function logPages(context: BrowserContext): void {
  context.on("page", (page) => {
    const log: PageLog = { messages: [], openRequests: new Map() };
    logs.set(page, log);
    const note = (message: string) => {
      log.messages.push(message);
      if (log.messages.length > mostMessages) log.messages.shift();
    };
    page.on("console", (message) => {
      const text = message.text();
      if (!ofPicturesTurnedOff.test(text)) note(`${message.type()}: ${text}`);
    });
    page.on("pageerror", ({ message }) => note(`uncaught error: ${message}`));
    page.on("crash", () => note("the page has crashed"));
    page.on("request", (request) => log.openRequests.set(request, performance.now()));
    page.on("requestfinished", (request) => log.openRequests.delete(request));
    page.on("requestfailed", (request) => log.openRequests.delete(request));
  });
}
