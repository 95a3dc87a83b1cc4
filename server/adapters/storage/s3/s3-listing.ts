import { SaxesParser } from "saxes";
import type { StoredObject } from "../storage.ts";

export type Listing = { objects: StoredObject[]; next: string | null };

/** Parses the answer to ListObjectsV2. */
export function readListing(xml: string): Listing {
  const objects: StoredObject[] = [];
  const path: string[] = [];
  let entry = new Map<string, string>();
  const about = new Map<string, string>();
  let text = "";
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    path.push(name);
    text = "";
    if (name === "Contents") entry = new Map();
  });
  parser.on("text", (part) => (text += part));
  parser.on("closetag", ({ name }) => {
    path.pop();
    if (path.at(-1) === "Contents") entry.set(name, text);
    else if (path.length === 1) about.set(name, text);
    if (name === "Contents")
      objects.push({
        key: entry.get("Key") ?? "",
        bytes: Number(entry.get("Size")),
        modifiedAt: new Date(entry.get("LastModified") ?? ""),
      });
    text = "";
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { objects, next: about.get("IsTruncated") === "true" ? (about.get("NextContinuationToken") ?? null) : null };
}
