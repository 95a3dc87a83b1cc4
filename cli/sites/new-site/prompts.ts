import { confirm, multiselect, select, text } from "@clack/prompts";
import { z } from "zod";
import { wordIssue } from "#site/issue-words.ts";
import type { Turn } from "./conversation.ts";

/** Why an answer is refused, in the schema's words. */
export const against = (shape: z.ZodType<string>) => (value: string | undefined) => {
  const checked = shape.safeParse(value ?? "", { reportInput: true });
  return checked.success ? undefined : checked.error.issues.flatMap(wordIssue)[0]?.words;
};
const needed = against(z.string().trim().min(1, "Please write something here."));

type Line = {
  message: string;
  placeholder?: string;
  initialValue?: string;
  validate?: (value: string | undefined) => string | undefined;
};

/** Every kind of question, each as a turn of the conversation. */
export function promptsOf(turn: Turn) {
  return {
    line: async ({ initialValue = "", ...question }: Line): Promise<string> => {
      const ask = (offered: string) => text({ validate: needed, ...question, initialValue: offered });
      return (await turn<string>(ask, initialValue)).trim();
    },
    choice: async <T extends string>(message: string, options: Record<T, string>): Promise<T> => {
      const entries = Object.entries<string>(options) as [T, string][];
      const rows = entries.map(([value, label]) => ({ value, label: value === label ? value : `${value}: ${label}` }));
      const ask = (offered: string) => select<string>({ message, options: rows, initialValue: offered });
      return (await turn<string>(ask, rows[0]?.value ?? "")) as T;
    },
    several: <T extends string>(message: string, options: Record<T, string>): Promise<T[]> => {
      const entries = Object.entries<string>(options) as [T, string][];
      const rows = entries.map(([value, label]): { value: string; label: string } => ({ value, label }));
      const ask = (offered: T[]) =>
        multiselect<string>({ message, options: rows, initialValues: offered, required: false }) as Promise<
          T[] | symbol
        >;
      return turn<T[]>(
        ask,
        entries.map(([value]) => value),
      );
    },
    yes: (message: string, usual: boolean): Promise<boolean> =>
      turn<boolean>((offered) => confirm({ message, initialValue: offered }), usual),
  };
}
export type Prompts = ReturnType<typeof promptsOf>;
