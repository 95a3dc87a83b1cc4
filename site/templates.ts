import { defaults as base } from "#templates/base/defaults.ts";
import { contrastProblems } from "./contrast.ts";
import { type MailCharacter, mailCharacter } from "./mail-character.ts";
import { baseName, type Definition, type Definitions, inherited, type TemplateFont } from "./template-definition.ts";
import { type TemplateDefaults, templateSettings } from "./template-defaults.ts";
import { definitions, templateNames } from "./template-folder.ts";
import { problemsInLayers, sentence } from "./yaml-file.ts";

export type Template = {
  name: string;
  /** The dealers it suits. */
  suits: string;
  defaults: TemplateDefaults;
  mail: MailCharacter;
  fonts: readonly TemplateFont[];
};

/** Completed when first asked for: to complete all of them takes a tenth of a server's start, and most serve a few. */
const templates = new Map<string, Template>();

/** A template that a site may name, with everything that it inherits. */
export function templateOf(name: string): Template {
  const known = templates.get(name);
  if (known) return known;
  const definition = definitions.get(name);
  if (definition?.for === undefined) {
    throw new Error(`There is no template "${name}". There are ${templateNames.join(", ")}.`);
  }
  const made = complete(definition, definition.for);
  templates.set(name, made);
  return made;
}

/** Exported for tests. Throws a sentence about a setting that is wrong, or colours that cannot be read. */
export function complete(definition: Definition, suits: string, all: Definitions = definitions): Template {
  const { name, line: ancestors, fonts } = definition;
  const settings = inherited(definition, (one) =>
    one === baseName ? base : all.get(one)?.settings,
  ) as TemplateDefaults;
  const { error } = templateSettings.safeParse(settings, { reportInput: true });
  const issues = error?.issues.map((issue) => ({ ...issue, path: ["settings", ...issue.path] })) ?? [];
  const files = ancestors.flatMap((one) => all.get(one)?.file ?? []);
  const [problem] = problemsInLayers(files, { issues });
  if (problem) throw new Error(sentence(problem));
  const [unreadable] = contrastProblems(settings);
  const path = ["settings", ...(unreadable?.path ?? [])];
  const sayer = files.find((one) => one.has(path));
  if (unreadable && sayer) throw new Error(sentence(sayer.problem(path, unreadable.expected)));
  const mail = mailCharacter.parse(inherited(definition, (one) => all.get(one)?.mail));
  return { name, suits, defaults: settings, mail, fonts };
}
