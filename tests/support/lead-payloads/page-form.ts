import type { Manner, Visitor } from "./answers.ts";

// The form of a page as a browser without a script sees it: its controls, by the names that the page gives them.

type Control = { tag: "input" | "select" | "textarea"; attributes: Readonly<Record<string, string>>; inside: string };
export type PageForm = { action: string; takesFiles: boolean; step: string; controls: readonly Control[] };

/** The page's own form; null if it has none. */
export function formOf(page: string): PageForm | null {
  const forms = page.match(/<form\b[^]*?<\/form>/g) ?? [];
  const form = forms.find((one) => one.includes('name="form_step"'));
  if (form === undefined) return null;
  const { action = "", encType = "" } = attributesOf(/<form\b[^>]*>/.exec(form)?.[0] ?? "");
  const found = form.matchAll(/<(input)\b[^>]*>|<(select|textarea)\b[^>]*>([^]*?)<\/\2>/g);
  const controls = [...found].map(([all, input, other, inside = ""]) => ({
    tag: (input ?? other) as Control["tag"],
    attributes: attributesOf(/<[^>]*>/.exec(all)?.[0] ?? ""),
    inside,
  }));
  const step = controls.find(({ attributes }) => attributes["name"] === "form_step")?.attributes["value"] ?? "";
  return { action, takesFiles: encType.includes("multipart"), step, controls };
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, unescaped(value)]),
  );

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** What a browser sends for the filled-in form, in the order of the page. Files have fields of their own. */
export function filledIn({ controls }: PageForm, visitor: Visitor, manner: Manner): [string, string][] {
  const sent = new Map<string, string>();
  for (const control of controls) {
    const { name, type } = control.attributes;
    if (name === undefined || type === "file") continue;
    const isAsked = manner === "everything" || control.attributes["required"] !== undefined || type === "radio";
    const value = isAsked ? typedInto(control, visitor) : leftAs(control);
    // Of several radio buttons the last one counts.
    if (value !== null) sent.set(name, value);
  }
  return [...sent];
}

/** Null for a box that is not ticked. */
function leftAs({ tag, attributes, inside }: Control): string | null {
  if (attributes["type"] === "checkbox") return attributes["checked"] === undefined ? null : "on";
  if (tag === "textarea") return unescaped(inside);
  return tag === "select" ? (/value="([^"]*)" selected/.exec(inside)?.[1] ?? "") : (attributes["value"] ?? "");
}

function typedInto(control: Control, visitor: Visitor): string | null {
  const { tag, attributes, inside } = control;
  const { name = "", type = "", autoComplete = "", inputMode = "", value = "", maxLength = "200" } = attributes;
  // Hidden fields, the trap for bots, and what the page has filled in itself.
  if (type === "hidden" || attributes["tabindex"] === "-1" || (value !== "" && type !== "radio")) return value;
  if (type === "checkbox") return "on";
  if (type === "radio") return value;
  if (tag === "select") return [...inside.matchAll(/value="([^"]+)"/g)].at(-1)?.[1] ?? "";
  if (tag === "textarea") return `To ${name}\r\nA second line: <b>"5" & 6</b>.`;
  const own: Readonly<Record<string, string>> = { email: visitor.email, tel: visitor.phone, date: visitor.day };
  if (own[type] !== undefined) return own[type];
  if (["name", "given-name"].includes(autoComplete)) return visitor.name;
  if (autoComplete === "postal-code") return visitor.postcode;
  if (inputMode === "numeric") return maxLength === "4" ? "2020" : "9";
  return `To ${name}`.slice(0, Number(maxLength)).trim();
}
