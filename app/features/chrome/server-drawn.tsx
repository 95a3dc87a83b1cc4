import type { ReactNode } from "react";

type Props = {
  as: "div" | "nav";
  id: string;
  className?: string;
  popover?: "auto";
  "aria-label"?: string;
  /** Only the server has it: write `import.meta.env.SSR && <Part …/>`, and no script of the part reaches a browser. */
  children: ReactNode;
};

const kept = new Map<string, { __html: string }>();

/**
 * A part that only the server draws. It neither changes nor leaves while a visitor stays, so the browser needs none of
 * its code and none of its data: React takes what stands there for what it would have drawn.
 */
export function ServerDrawn({ as: Tag, children, ...props }: Props) {
  if (import.meta.env.SSR) return <Tag {...props}>{children}</Tag>;
  return <Tag {...props} suppressHydrationWarning dangerouslySetInnerHTML={standing(props.id)} />;
}

/** Likewise, the styles that come from the site's settings. */
export function ServerStyle({ id, css }: { id: string; css: string }) {
  const html = import.meta.env.SSR ? { __html: css } : standing(id);
  return <style id={id} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** One object for good: React would write another into the page, and take away the menus that have their script. */
function standing(id: string): { __html: string } {
  let html = kept.get(id);
  if (html === undefined) kept.set(id, (html = { __html: document.getElementById(id)?.innerHTML ?? "" }));
  return html;
}
