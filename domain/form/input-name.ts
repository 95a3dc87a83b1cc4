import type { Field } from "./field.ts";

/** What pages and payloads call a field. */
export const inputName = ({ name, wire }: Pick<Field, "name" | "wire">): string => wire ?? name;
