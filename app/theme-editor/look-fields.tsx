import { ownValue } from "#domain/own-value.ts";
import { formatHex } from "culori";
import { contrastProblems } from "#site/contrast.ts";
import { look } from "#site/schema/look.ts";
import { themeVariables } from "#site/theme.ts";
import type { CssProperty } from "./css-properties.ts";
import { ChoiceField, ColourField, RangeField, TextField } from "./fields.tsx";
import { type DraftKey, impossible, type ThemeDraft } from "./theme-draft.ts";
import type { FontChoice } from "./theme-export.ts";

type Props = { draft: ThemeDraft; onChange: (key: DraftKey, value: unknown) => void };

const hex = (colour: string) => formatHex(colour) ?? "";
const sentenceOf = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Brand, accent and the colour behind cars. A contrast that is too weak is said, with the nearest that is not. */
export function ColourFields({ draft, onChange }: Props) {
  const weak = contrastProblems(draft);
  const problemAt = (path: string) => weak.find((one) => one.path.join(".") === path);
  const [accent, stage] = [problemAt("accent"), problemAt("tokens.stage")];
  const field = (key: DraftKey) => ({
    problemOf: (text: string) => impossible(key, text),
    onChange: (colour: string) => onChange(key, colour),
    hex,
  });
  return (
    <>
      <ColourField id="te-brand" label="Brand" value={draft.brand} {...field("brand")} />
      <ColourField
        id="te-accent"
        label="Accent"
        value={draft.accent}
        error={accent ? sentenceOf(accent.expected) : null}
        nearest={accent?.nearest ?? null}
        {...field("accent")}
      />
      <ColourField
        id="te-stage"
        label="Stage, behind cars"
        value={draft.tokens.stage ?? themeVariables(draft)["stage"] ?? ""}
        error={stage ? sentenceOf(stage.expected) : null}
        nearest={stage?.nearest ?? null}
        {...field("tokens.stage")}
      >
        {draft.tokens.stage !== null && (
          <button type="button" className="theme-use" onClick={() => onChange("tokens.stage", null)}>
            Take the grey of the ground
          </button>
        )}
      </ColourField>
    </>
  );
}

const { shape } = look.tokens;
const choices = [
  { name: "surface", label: "Ground", options: shape.surface.options },
  { name: "header", label: "Header", options: shape.header.options },
  { name: "footer", label: "Footer", options: shape.footer.options },
  { name: "density", label: "Density", options: shape.density.options },
  { name: "image", label: "Pictures on white", options: shape.image.options },
] as const;

export function ShapeFields({ draft, onChange }: Props) {
  return (
    <>
      <RangeField
        id="te-radius"
        label="Radius"
        value={draft.tokens.radius}
        least={shape.radius.minValue ?? 0}
        most={shape.radius.maxValue ?? 32}
        unit="px"
        onChange={(radius) => onChange("tokens.radius", radius)}
      />
      {choices.map(({ name, label, options }) => (
        <ChoiceField
          key={name}
          id={`te-${name}`}
          label={label}
          value={draft.tokens[name]}
          options={options.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange(`tokens.${name}`, value)}
        />
      ))}
    </>
  );
}

export function FontFields({ draft, onChange, fonts }: Props & { fonts: readonly FontChoice[] }) {
  const options = [
    { value: "", label: "the template's own" },
    ...fonts.map(({ family }) => ({ value: family, label: family })),
  ];
  const field = (use: "text" | "display") => ({
    options,
    value: draft.fonts[use] ?? "",
    onChange: (family: string) => onChange(`fonts.${use}`, family === "" ? null : family),
  });
  return (
    <>
      <ChoiceField id="te-font" label="Text" {...field("text")} />
      <ChoiceField id="te-display" label="Headings" {...field("display")} />
    </>
  );
}

/** An empty field is the template's own value, which its placeholder shows. */
export function PropertyFields({ draft, onChange, properties }: Props & { properties: readonly CssProperty[] }) {
  return properties.map(({ name, value, does }) => (
    <TextField
      key={name}
      id={`te-p-${name}`}
      label={`--${name}`}
      hint={does}
      value={ownValue(draft.properties, name) ?? ""}
      placeholder={value}
      problemOf={(text) => (text === "" ? null : impossible(`--${name}`, text))}
      onChange={(text) => onChange(`--${name}`, text === "" ? null : text)}
    />
  ));
}
