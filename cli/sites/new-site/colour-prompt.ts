import { styleText } from "node:util";
import { TextPrompt } from "@clack/core";
import { formatHex, parse, rgb, wcagContrast } from "culori";

export type ColourQuestion = {
  message: string;
  initialValue: string;
  /** Why the colour is refused; undefined when it is accepted. */
  validate: (colour: string) => string | undefined;
  /** Figures shown while the colour is typed. */
  figures: (colour: string) => string;
};

/** Asks for a colour and shows it, with its contrast, while it is typed. */
export function askColour({
  message,
  initialValue,
  validate,
  figures,
}: ColourQuestion): Promise<string | symbol | undefined> {
  const prompt = new TextPrompt({
    initialUserInput: initialValue,
    validate: (value) => (parse(value ?? "") ? validate(value ?? "") : 'Write a colour such as "#1d3f7a".'),
    render() {
      const typed = this.userInput;
      const colour = parse(typed) ? typed : null;
      const mark = this.state === "submit" ? styleText("green", "◇") : styleText("cyan", "◆");
      const head = `${styleText("gray", "│")}\n${mark}  ${message}`;
      if (this.state === "submit")
        return `${head}\n${styleText("gray", "│")}  ${swatch(typed)}${styleText("dim", typed)}`;
      const shown = colour ? `${swatch(colour)}${figures(colour)}` : styleText("dim", "not a colour yet");
      const error =
        this.state === "error"
          ? `\n${styleText("yellow", "└")}  ${styleText("yellow", this.error)}`
          : `\n${styleText("cyan", "└")}`;
      return `${head}\n${styleText("cyan", "│")}  ${this.userInputWithCursor}\n${styleText("cyan", "│")}  ${shown}${error}\n`;
    },
  });
  return prompt.prompt();
}

/** A block of the colour; empty on terminals without 24-bit colour or with colours turned off. */
function swatch(colour: string): string {
  if (!process.stdout.isTTY || !process.stdout.hasColors(2 ** 24)) return "";
  const { r = 0, g = 0, b = 0 } = rgb(formatHex(colour) ?? "#000") ?? {};
  const channel = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return `\u001b[48;2;${channel(r)};${channel(g)};${channel(b)}m      \u001b[0m `;
}

export const contrastWith = (colour: string, ground: string): string =>
  `${wcagContrast(colour, ground).toFixed(1)} to 1`;
