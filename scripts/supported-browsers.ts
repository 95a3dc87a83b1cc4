import type { Plugin } from "vite";
import { type Missing, missingInScript, missingInStyles } from "./features-used.ts";

/**
 * Features that may be used although the oldest browsers of package.json lack them, because a page works as well
 * without. Before adding a line, look at a page without the feature.
 */
const enhancements: Readonly<Record<string, string>> = {
  showPopover: "app/old-browsers.ts brings popovers where there are none",
  hidePopover: "app/old-browsers.ts brings popovers where there are none",
  ":popover-open": "app/old-browsers.ts brings popovers; what is needed is said of .\\:popover-open too",
  "@media (scripting)": "what stands there hides a part that needs a script, or makes room for one; nothing is lost",
  ":details-content": "a part opens at once instead of gliding",
  "interpolate-size": "a part opens at once instead of gliding",
  "@starting-style": "a sheet is there at once instead of gliding in",
  "content-visibility": "parts below the window are drawn at once",
  "overflow-clip-margin": "a shadow ends at its edge",
  "scroll-initial-target": "a row begins at its first card",
  "field-sizing": "a field keeps its first width",
  "text-wrap": "lines break where they are full",
  "text-size-adjust": "the prefixed property stands beside it",
  "accent-color": "boxes and sliders have the browser's colour where contrast is not kept (MDN: partial)",
  "overscroll-behavior": "MDN: elements without overflow differ",
  "overscroll-behavior-x": "MDN: elements without overflow differ",
  "scrollbar-width": "a row that is swiped shows its bar while it moves",
  "scrollbar-color": "a bar has the system's colours",
  "container-type: scroll-state": "a row shows no hint that there is more",
  cursor: "a phone has no cursor",
  resize: "a phone has no corner to drag",
  startViewTransition: "React asks before it calls",
  skipTransition: "React asks before it calls",
  moveBefore: "Idiomorph asks before it calls",
  share: "the button is drawn where the browser can share",
  createPolicy: "browsers without Trusted Types parse any text",
  createScriptURL: "browsers without Trusted Types parse any text",
  createHTML: "browsers without Trusted Types parse any text",
};

/** Methods of ours and of libraries that share a name with a new browser method. */
const ownNames = new Set(["path", "dispatch", "use", "createContext", "token", "completed", "hide", "node", "element"]);

/** Missing features that are not listed as enhancements, as sentences. */
export function problemsOf(missing: Missing, file: string): string[] {
  return [...missing].flatMap(([feature, browsers]) => {
    const isKnown = feature in enhancements || (feature.split(":")[0] ?? "") in enhancements || ownNames.has(feature);
    return isKnown ? [] : [`${file} uses ${feature}, which ${browsers.join(" and ")} lack.`];
  });
}

/** Fails a build whose script or CSS a supported browser does not support. */
export function supportedBrowsers(): Plugin {
  return {
    name: "supported-browsers",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const problems = Object.values(bundle).flatMap((file) => {
        if (file.type === "chunk") return problemsOf(missingInScript(file.code), file.fileName);
        const isStyle = file.fileName.endsWith(".css");
        return isStyle ? problemsOf(missingInStyles(String(file.source)), file.fileName) : [];
      });
      if (problems.length === 0) return;
      const advice =
        "Use something older, ask for it first, or name it in scripts/supported-browsers.ts with a reason.";
      this.error([...problems, advice].join("\n"));
    },
  };
}
