// For the test: everything that a broken script, a bored person or a scanner may send, each with its expected status.

export type BadPayload = {
  what: string;
  status: number;
  method?: "POST" | "PUT";
  path?: string;
  /** A string if it is not even JSON. */
  body: unknown;
  headers?: Record<string, string>;
  /** The site without a captcha, so that nothing is refused for lack of it. */
  site?: "second-site";
};

const person = { name: "Priya Nair", phone: "0412345678", email: "p@example.com", message: "Hello" };
const bad = (what: string, lead: unknown, over: Partial<BadPayload> = {}): BadPayload => ({
  what,
  status: 422,
  body: { lead },
  ...over,
});

const strangeTypes: [string, unknown][] = [
  ["a number", 7],
  ["true", true],
  ["a list", ["x"]],
  ["an object", { x: 1 }],
  ["an empty list", []],
  ["a deep object", { a: { b: { c: 1 } } }],
];
const textFields = ["name", "first_name", "last_name", "email", "phone", "postcode", "message", "Rego"];
const wrongTypes = textFields.flatMap((name) =>
  strangeTypes.map(([what, value]) => bad(`${name} is ${what}`, { ...person, [name]: value })),
);
const wrongReferences = ["category", "car_id", "location_id", "dealership_slug"].flatMap((name) =>
  [...strangeTypes, ["somebody else's", "second-yard"], ["markup", "<b>x</b>"]].map(([what, value]) =>
    bad(`${name} is ${what}`, { ...person, [name]: value }),
  ),
);
const wrongBoxes = ["maybe", 2, ["yes"], { yes: true }].map((value) =>
  bad(`opt_in is ${JSON.stringify(value)}`, { ...person, opt_in: value }),
);
const wrongProgress = [
  ...["Done", "", 1, null, ["Complete"]].map((value) =>
    bad(`lead_status is ${JSON.stringify(value)}`, { ...person, lead_status: value }),
  ),
  ...[-1, 1.5, "one", 99, {}, [], true, { toString: "1" }, { valueOf: 1 }].map((value) =>
    bad(`step_number is ${JSON.stringify(value)}`, { ...person, step_number: value }),
  ),
  ...["all", 3, [1], [{ from: 2, to: 1 }], [{ from: 0 }], [{ from: "0", to: "1" }]].map((value) =>
    bad(`skipped_steps is ${JSON.stringify(value)}`, { ...person, skipped_steps: value }),
  ),
];
const missing = ["name", "phone", "email", "message"].flatMap((name) =>
  [undefined, "", "   ", null].map((value) =>
    bad(`${name} is ${JSON.stringify(value) ?? "missing"}`, { ...person, [name]: value }),
  ),
);

const controls = ["\u0000", "\u0007", "\u001b[31m", "\u007f", "\u0085", "\ud800", "\u0008"];
const controlCharacters = ["name", "email", "phone", "message", "anything"].flatMap((name) =>
  controls.map((text) => bad(`${JSON.stringify(text)} in ${name}`, { ...person, [name]: `x${text}y` })),
);
const lineBreaks = ["name", "email", "phone", "postcode", "Rego"].map((name) =>
  bad(`a second header line in ${name}`, { ...person, [name]: "a@example.com\r\nBcc: everyone@example.com" }),
);
const html = [
  "<b>Bob</b>",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "&lt;b&gt;",
  "{{7*7}}",
  "${7*7}",
];
const markup = ["name", "first_name", "last_name", "email", "phone", "postcode"].flatMap((name) =>
  html.map((text) => bad(`${text} in ${name}`, { ...person, [name]: text })),
);

const nested = (depth: number): unknown => (depth === 0 ? "x" : { in: nested(depth - 1) });
const huge = [
  bad("a message of 6,000 characters", { ...person, message: "x".repeat(6000) }),
  bad("an unknown field of 6,000 characters", { ...person, other: "x".repeat(6000) }),
  bad("121 fields", Object.fromEntries(Array.from({ length: 121 }, (_, n) => [`f${n}`, n]))),
  bad("a list of 101", { ...person, visited_pages: Array.from({ length: 101 }, () => "/") }),
  bad("an object of 101", { ...person, more: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, n])) }),
  bad("a field's name of 101 characters", { ...person, ["x".repeat(101)]: 1 }),
  bad("a nameless field", { ...person, "": 1 }),
  bad("a name of control characters", { ...person, "a\u0000b": 1 }),
  bad("70 kB", { ...person, message: "x".repeat(70_000) }, { status: 413 }),
  bad("nested ten deep", { ...person, more: nested(10) }),
  bad("nested 5,000 deep", {}, { body: `{"lead":{"more":${"[".repeat(5000)}${"]".repeat(5000)}}}` }),
  bad("an e-mail address of 300 characters", { ...person, email: `${"a".repeat(290)}@example.com` }),
  bad("a name of 200 letters", { ...person, name: "x".repeat(200) }),
];
const prototypes = ["__proto__", "constructor", "prototype"].flatMap((name) => [
  bad(`${name} as a field`, {}, { body: `{"lead":{"name":"x","${name}":{"admin":true}}}` }),
  bad(`${name} inside a field`, {}, { body: `{"lead":{"name":"x","more":{"${name}":1}}}` }),
]);

const shapeless: BadPayload[] = [
  "",
  "{",
  "null",
  "[]",
  "7",
  '"lead"',
  "true",
  "{}",
  '{"lead":null}',
  '{"lead":[]}',
  '{"lead":"x"}',
  '{"lead":7}',
  "name=Bob&email=b%40c.de",
  "<lead/>",
].map((body) => ({ what: `the body ${JSON.stringify(body)}`, status: 400, body }));
const keys: BadPayload[] = ["short", "x".repeat(129), "has spaces in it", "semi;colon;key", "ключ-ключ-ключ"].map(
  (key) => ({
    what: `the key ${JSON.stringify(key)}`,
    status: 400,
    body: { lead: person },
    // Header values are bytes.
    headers: { "idempotency-key": Buffer.from(key).toString("latin1") },
  }),
);
const captchas = [
  "",
  "AAAA",
  "e30=",
  7,
  null,
  { solved: true },
  Buffer.from('{"algorithm":"SHA-256"}').toString("base64"),
].map((captcha): BadPayload => ({
  what: `the captcha ${JSON.stringify(captcha)}`,
  status: 422,
  site: "second-site",
  body: { lead: person, captcha },
}));
const wrongIds = [
  "x",
  "0",
  "../../etc/passwd",
  "0".repeat(31),
  "0".repeat(33),
  "G".repeat(32),
  "0".repeat(32),
  "' or 1=1 --",
].map((id): BadPayload => ({
  what: `the lead_id ${id}`,
  status: 404,
  method: "PUT",
  path: `/api/leads/${encodeURIComponent(id)}`,
  body: { lead: person },
}));
const origins = ["https://evil.example", "null", "http://first.example.evil.example", "nonsense"].map(
  (origin): BadPayload => ({ what: `the origin ${origin}`, status: 403, body: { lead: person }, headers: { origin } }),
);
const forms = [
  bad("email-us to another site's location", person, {
    body: { form: "email-us", lead: { ...person, location_id: "second-yard" } },
  }),
  bad(
    "an enquiry that skips everything",
    {},
    {
      body: { form: "enquiry", lead: { lead_status: "Complete", skipped_steps: [{ from: 0, to: 3 }] } },
    },
  ),
];

export const badPayloads: readonly BadPayload[] = [
  ...wrongTypes,
  ...wrongReferences,
  ...wrongBoxes,
  ...wrongProgress,
  ...missing,
  ...controlCharacters,
  ...lineBreaks,
  ...markup,
  ...huge,
  ...prototypes,
  ...shapeless,
  ...keys,
  ...captchas,
  ...wrongIds,
  ...origins,
  ...forms,
];
