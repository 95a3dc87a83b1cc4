import { readFileSync } from "node:fs";
import { join } from "node:path";

const site = "demo/sites/harbour-city-motors.yaml";
const template = /^template: (.+)$/m.exec(readFileSync(join(import.meta.dirname, "../..", site), "utf8"))?.[1];

/** One file of a room, changed as somebody would, and where it is seen. */
export type Change = {
  kind: string;
  file: string;
  from: string;
  to: string;
  /** Of harbour-city-motors. */
  path: string;
  /** Is true in the page once the change is shown; runs in the page. */
  isShown: string;
};

const text = (words: string): string => `document.body.innerText.includes(${JSON.stringify(words)})`;
const style = (property: string, value: string): string =>
  `getComputedStyle(document.documentElement).getPropertyValue("${property}").trim() === "${value}"`;
const inStyle = (words: string): string =>
  `[...document.querySelectorAll("style")].some((one) => one.textContent.includes(${JSON.stringify(words)}))`;
const fetched = (path: string, words: string): string =>
  `fetch("${path}").then((answer) => answer.text()).then((text) => text.includes(${JSON.stringify(words)}))`;

export const changes: Change[] = [
  {
    kind: "words (app/copy)",
    file: "app/copy/errors.ts",
    from: "We could not find that page",
    to: "There is no page here",
    path: "/nowhere",
    isShown: text("There is no page here"),
  },
  {
    kind: "part of a page (app/features)",
    file: "app/features/errors/not-found.tsx",
    from: "Go to the home page",
    to: "Back to the start",
    path: "/nowhere",
    isShown: text("Back to the start"),
  },
  {
    kind: "shared piece (app/ui)",
    file: "app/ui/breadcrumb.tsx",
    from: 'aria-label="Breadcrumb"',
    to: 'aria-label="You are here"',
    path: "/search/used-cars",
    isShown: `document.querySelector('nav[aria-label="You are here"]') !== null`,
  },
  {
    kind: "route (app/routes)",
    file: "app/root.tsx",
    from: 'id="top"',
    to: 'id="top" data-changed="route"',
    path: "/about",
    isShown: `document.documentElement.dataset.changed === "route"`,
  },
  {
    kind: "island (app/islands)",
    file: "app/islands/budget/island.tsx",
    from: "return <Finder {...props} />;",
    to: 'return <div data-changed="island"><Finder {...props} /></div>;',
    path: "/",
    isShown: `document.querySelector("[data-changed=island]") !== null`,
  },
  {
    kind: "page's script (app/page)",
    file: "app/page/start-page.ts",
    from: 'dataset["live"] = ""',
    to: 'dataset["live"] = "again"',
    path: "/about",
    isShown: `document.documentElement.dataset.live === "again"`,
  },
  {
    kind: "styles (app)",
    file: "app/ui/ui.css",
    from: "",
    to: ":root { --changed-app: yes; }",
    path: "/about",
    isShown: style("--changed-app", "yes"),
  },
  {
    kind: "styles of a template",
    file: `templates/${template}/styles/core.css`,
    from: "",
    to: ":root { --changed-template: yes; }",
    path: "/about",
    isShown: style("--changed-template", "yes"),
  },
  {
    kind: "template.yaml",
    file: `templates/${template}/template.yaml`,
    from: "  brand: ",
    to: "  brand: oklch(0.3 0.1 20) # ",
    path: "/about",
    isShown: inStyle("oklch(0.3 0.1 20)"),
  },
  {
    kind: "rule (domain)",
    file: "domain/car/vehicle-words.ts",
    from: "(s ? words.many",
    to: '(s ? "fine " + words.many',
    path: "/nowhere",
    isShown: text("See all fine cars"),
  },
  {
    kind: "search engine",
    file: "search-engine/query/select-hits.ts",
    from: "if (page.limit === 0 ||",
    to: "if (page.limit > 0 ||",
    path: "/search/used-cars",
    isShown: `document.querySelector("main") !== null && document.querySelector("main article") === null`,
  },
  {
    kind: "schema and settings (site)",
    file: "site/page-transition.ts",
    from: "{navigation:auto}",
    to: "{navigation:none}",
    path: "/about",
    isShown: inStyle("navigation:none"),
  },
  {
    kind: "call (server/http/api)",
    file: "server/http/api/no-such-call.ts",
    from: "There is no such call.",
    to: "Nobody answers here.",
    path: "/about",
    isShown: fetched("/api/nothing", "Nobody answers here."),
  },
  {
    kind: "document (server/pages/discovery)",
    file: "server/pages/discovery/robots-txt.ts",
    from: "User-agent: *",
    to: "# changed\\nUser-agent: *",
    path: "/about",
    isShown: fetched("/robots.txt", "# changed"),
  },
  {
    kind: "headers (server/http/middleware)",
    file: "server/http/middleware/security-headers.ts",
    from: "nosniff",
    to: "nosniff, nosniff",
    path: "/about",
    isShown: `fetch("/about", { cache: "no-store" }).then((answer) => answer.headers.get("x-content-type-options") === "nosniff, nosniff")`,
  },
  {
    kind: "settings of a demo site",
    file: site,
    from: "name: Harbour City Motors",
    to: "name: Harbour Village Motors",
    path: "/about",
    isShown: `document.title.includes("Harbour Village Motors")`,
  },
  {
    kind: "page of a demo site",
    file: "demo/sites/harbour-city-motors/pages/about.md",
    from: "Fifty years later",
    to: "Half a century later",
    path: "/about",
    isShown: text("Half a century later"),
  },
  {
    kind: "content of a demo site",
    file: "demo/sites/harbour-city-motors/faqs.yaml",
    from: "Can I see a car at a different yard?",
    to: "Can I see a car at another yard?",
    path: "/faqs",
    isShown: text("Can I see a car at another yard?"),
  },
  {
    kind: "demo stock",
    file: "demo/catalogue/cars/toyota.ts",
    from: '"RAV4"',
    to: '"RAV5"',
    path: "/search/toyota",
    isShown: `document.querySelector("main").textContent.includes("RAV5")`,
  },
];
