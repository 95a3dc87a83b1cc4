import { useEffect, useState } from "react";
import { colourPairs } from "#app/theme-editor/colour-pairs.ts";
import { ContrastList } from "#app/theme-editor/contrast-list.tsx";
import type { CssProperty } from "#app/theme-editor/css-properties.ts";
import { change, reset, startHistory } from "#app/theme-editor/draft-history.ts";
import { encodeDraft } from "#app/theme-editor/draft-query.ts";
import { pageProperties, preview } from "#app/theme-editor/preview.ts";
import type { ThemeDraft } from "#app/theme-editor/theme-draft.ts";
import { ThemePanel } from "#app/theme-editor/theme-panel.tsx";
import type { ExportFrom } from "#app/theme-editor/theme-export.ts";

type Props = {
  /** The look of the template, and with what the address changes. */
  start: ThemeDraft;
  draft: ThemeDraft;
  from: ExportFrom;
};

/** The colours of the showcase with their contrast, and the controls that change them. */
export function ThemeWorkshop({ start, draft: first, from }: Props) {
  const [history, setHistory] = useState(() => startHistory(first));
  // The controls appear with their script. Until then the page is what the server has drawn.
  const [properties, setProperties] = useState<CssProperty[] | null>(null);
  const { draft } = history;
  // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows the style sheets.
  useEffect(() => setProperties(pageProperties(from.properties)), [from.properties]);
  useEffect(() => {
    if (properties === null) return;
    preview(draft, from.fonts);
    const query = encodeDraft(draft, start);
    window.history.replaceState(window.history.state, "", query === "" ? location.pathname : `?${query}`);
  }, [draft, start, from.fonts, properties]);
  return (
    <>
      <ContrastList pairs={colourPairs(draft)} />
      {properties && (
        <ThemePanel
          history={history}
          from={from}
          properties={properties}
          isOpen={encodeDraft(first, start) !== ""}
          onChange={(key, value) => setHistory((now) => change(now, key, value))}
          onStep={setHistory}
          onReset={() => setHistory((now) => reset(now, start))}
        />
      )}
    </>
  );
}
