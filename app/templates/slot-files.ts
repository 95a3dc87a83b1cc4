import files from "virtual:slot-files";
import type { TemplateName } from "./registry.ts";

/** What a browser should fetch early, because no route asks for it: the template's script and what that needs. */
export function slotFiles(name: TemplateName): readonly string[] {
  return files[`app/templates/${name}/slots.ts`] ?? [];
}
