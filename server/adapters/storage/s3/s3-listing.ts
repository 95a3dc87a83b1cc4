import { SaxesParser } from "saxes";
import type { StoredObject } from "../storage.ts";

export type Listing = { objects: StoredObject[]; next: string | null };

/** Parses the answer to ListObjectsV2. */
export function readListing(xml: string): Listing {
  const objects: StoredObject[] = [];
  const path: string[] = [];
  let entry: Record<string, string> = {};
  const about: Record<string, string> = {};
  let text = "";
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    path.push(name);
    text = "";
    if (name === "Contents") entry = {};
  });
  parser.on("text", (part) => (text += part));
  parser.on("closetag", ({ name }) => {
    path.pop();
    if (path.at(-1) === "Contents") entry[name] = text;
    else if (path.length === 1) about[name] = text;
    if (name === "Contents")
      objects.push({
        key: entry["Key"] ?? "",
        bytes: Number(entry["Size"]),
        modifiedAt: new Date(entry["LastModified"] ?? ""),
      });
    text = "";
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return { objects, next: about["IsTruncated"] === "true" ? (about["NextContinuationToken"] ?? null) : null };
}
