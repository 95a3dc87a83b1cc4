import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ThemeDraft } from "./theme-draft.ts";
import {
  type ExportFrom,
  siteYaml,
  siteYamlProblem,
  templateYaml,
  templateYamlProblem,
  tokensCss,
} from "./theme-export.ts";

type Exported = { title: string; file: string; text: string; problem: string | null };

function exportsOf(draft: ThemeDraft, from: ExportFrom): Exported[] {
  const site = siteYaml(draft, from);
  const template = templateYaml(draft, from);
  const css = tokensCss(draft);
  return [
    { title: "Lines of a site's file", file: "site.yaml", text: site, problem: siteYamlProblem(site) },
    {
      title: "A new template",
      file: "template.yaml",
      text: template,
      problem: templateYamlProblem(template, from),
    },
    ...(css === "" ? [] : [{ title: "Its styles/tokens.css", file: "tokens.css", text: css, problem: null }]),
  ];
}

/** The draft as files, each checked by the schema that will read it. */
export function ExportPart({ draft, from }: { draft: ThemeDraft; from: ExportFrom }) {
  const [said, setSaid] = useState("");
  const copy = async (text: string, file: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${file} is copied.`);
    } catch {
      setSaid("The browser did not allow copying: select the text, or download it.");
    }
  };
  return (
    <>
      {exportsOf(draft, from).map(({ title, file, text, problem }) => (
        <div key={file} className="theme-export">
          <h3>{title}</h3>
          {problem && <p role="alert">{problem}</p>}
          {/* It scrolls, so it is focusable. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} aria-label={title} data-export={file}>
            {text}
          </pre>
          <p>
            <Button onClick={() => void copy(text, file)}>Copy</Button>
            <Button onClick={() => download(file, text)}>Download {file}</Button>
          </p>
        </div>
      ))}
      <p role="status">{said}</p>
    </>
  );
}

function download(file: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}
