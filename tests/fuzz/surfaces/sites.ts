import { completeSettings, resolveSite } from "#site/resolve-site.ts";
import { sentence, YamlFile } from "#site/yaml-file.ts";
import { ZodError } from "zod";
import type { Surface } from "../surface.ts";

/**
 * Site files: accepted, or refused with sentences that name a place. Stored rows: resolved, or refused by the schema.
 */
export async function sites(): Promise<Surface> {
  return {
    async run(input) {
      const file = new YamlFile("fuzz.yaml", input.toString("utf8"));
      if (file.problems.length > 0) return void file.problems.map(sentence);
      const own = file.value;
      if (typeof own !== "object" || own === null || Array.isArray(own)) return;
      const settings = completeSettings(own as Record<string, unknown>);
      if (!settings.success) file.problemsFrom(settings.error).map(sentence);
      try {
        resolveSite({ settings: own, content: {} }, 1, []);
      } catch (error) {
        if (!(error instanceof ZodError)) throw error;
      }
    },
    close: async () => undefined,
  };
}
