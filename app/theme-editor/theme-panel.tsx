import { Button } from "#app/ui/button.tsx";
import type { CssProperty } from "./css-properties.ts";
import { type DraftHistory, redo, undo } from "./draft-history.ts";
import { ExportPart } from "./export-part.tsx";
import { ColourFields, FontFields, PropertyFields, ShapeFields } from "./look-fields.tsx";
import type { DraftKey } from "./theme-draft.ts";
import type { ExportFrom } from "./theme-export.ts";

type Props = {
  history: DraftHistory;
  from: ExportFrom;
  properties: readonly CssProperty[];
  isOpen: boolean;
  onChange: (key: DraftKey, value: unknown) => void;
  onStep: (history: DraftHistory) => void;
  onReset: () => void;
};

/** The controls of a theme. They know a draft and nothing of the page that shows it. */
export function ThemePanel({ history, from, properties, isOpen, onChange, onStep, onReset }: Props) {
  const { draft, past, future } = history;
  return (
    <details className="theme-editor" open={isOpen}>
      <summary>Edit the theme</summary>
      <div className="theme-body">
        <p className="theme-steps">
          <Button disabled={past.length === 0} onClick={() => onStep(undo(history))}>
            Undo
          </Button>
          <Button disabled={future.length === 0} onClick={() => onStep(redo(history))}>
            Redo
          </Button>
          <Button onClick={onReset}>Reset</Button>
        </p>
        <fieldset>
          <legend>Colours</legend>
          <ColourFields draft={draft} onChange={onChange} />
        </fieldset>
        <fieldset>
          <legend>Shape</legend>
          <ShapeFields draft={draft} onChange={onChange} />
        </fieldset>
        <fieldset>
          <legend>Fonts</legend>
          <FontFields draft={draft} onChange={onChange} fonts={from.fonts} />
        </fieldset>
        <details>
          <summary>Properties of components</summary>
          <PropertyFields draft={draft} onChange={onChange} properties={properties} />
        </details>
        <details>
          <summary>Export</summary>
          <ExportPart draft={draft} from={from} />
        </details>
      </div>
    </details>
  );
}
