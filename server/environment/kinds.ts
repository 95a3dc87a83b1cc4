import { z } from "zod";

/** Values with commas between them. */
export const list = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .default([]);

/** name=value,name=value, with % codes. */
export const pairs = z
  .string()
  .transform((text, context) => {
    try {
      const parts = text.split(",").filter((part) => part.trim() !== "");
      return Object.fromEntries(
        parts.map((part) => {
          const [, name, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
          if (name === undefined || value === undefined) throw new URIError(part);
          return [name.toLowerCase(), decodeURIComponent(value)];
        }),
      );
    } catch {
      context.addIssue({
        code: "custom",
        message: "write pairs such as name=value,name=value, with % codes for other characters",
      });
      return z.NEVER;
    }
  })
  .default({});
export const flag = z
  .enum(["", "0", "1"], { error: "write 1 or leave it out" })
  .default("")
  .transform((text) => text === "1");
export const empty = z.literal("").transform(() => undefined);
export const optionalUrl = (protocols: RegExp, example: string) =>
  z.union([empty, z.url({ protocol: protocols, error: `write an address such as ${example}` })]).optional();

export const whole = (example: number) => z.coerce.number({ error: `write a number such as ${example}` }).int();
export const perMinute = (usual: number) => whole(usual).min(0).default(usual);
