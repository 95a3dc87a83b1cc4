import { checkDepth } from "./row-bounds.ts";
import { ownValue, setOwnValue } from "#domain/text/own-value.ts";

/** The URL of a picture that a feed writes as an object. */
const addressFields = ["url", "src", "href", "uri", "link", "imageUrl", "image_url", "#text"];

/** Nested values as columns: `engine.size`. Lists become one text separated by bars. */
export function flatten(value: unknown): Record<string, string> {
  const into: Record<string, string> = {};
  flattenInto(into, value, "", 0);
  return into;
}

function flattenInto(into: Record<string, string>, value: unknown, prefix: string, depth: number): void {
  checkDepth(depth);
  if (Array.isArray(value))
    setOwnValue(
      into,
      prefix,
      value
        .map(asText)
        .filter((text) => text !== "")
        .join("|"),
    );
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value))
      flattenInto(into, inner, prefix === "" ? name : `${prefix}.${name}`, depth + 1);
  } else if (prefix !== "") setOwnValue(into, prefix, asText(value));
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = value as Record<string, unknown>;
  const address = addressFields.map((name) => ownValue(fields, name)).find((one) => typeof one === "string");
  return typeof address === "string"
    ? address
    : Object.values(fields)
        .filter((one) => typeof one === "string")
        .join(" ");
}
