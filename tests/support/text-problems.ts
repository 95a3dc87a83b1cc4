/**
 * Runs in the page: text that a reader of large text, or of a narrow window, loses. Each line names what is wrong and
 * the words: the page is wider than the window, a box cuts the words off, the words leave their button, two texts lie on
 * each other, a bar that stays in view leaves the window or takes more than `share` of it.
 */
export function textProblems(share: number): string[] {
  const slack = 3;
  const problems = new Set<string>();
  const { clientWidth: width, scrollWidth } = document.documentElement;
  if (scrollWidth > width) {
    const isOut = (element: Element) => element.getBoundingClientRect().right >= scrollWidth - 1;
    const isClipped = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== "visible") return true;
      }
      return false;
    };
    const all = [...document.querySelectorAll("body :not(svg *)")];
    const widest = all.findLast((one) => isOut(one) && !isClipped(one));
    problems.add(`the page is ${scrollWidth - width} px wider than the window: ${widest?.outerHTML.slice(0, 90)}`);
  }

  const isMeant = (element: Element) => element.closest('[aria-hidden="true"], iframe, template') === null;
  /** Hidden from the eye on purpose: read aloud only. */
  const isUnseen = (box: DOMRect) => box.width <= 1 || box.height <= 1;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(styleOf(at).position) || at.matches(":popover-open, dialog[open]")) return at;
    }
    return null;
  };

  type Line = { words: string; box: DOMRect; owner: Element; layer: Element | null };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const words = (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    if (!owner || words === "" || /^(?:SCRIPT|STYLE|OPTION|NOSCRIPT|TEMPLATE)$/.test(owner.tagName)) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !isMeant(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && box.height > 1) lines.push({ words: words.slice(0, 50), box, owner, layer: layerOf(owner) });
    }
  }

  const shown: Line[] = [];
  for (const line of lines) {
    const { words, box, owner } = line;
    let isReached = true;
    let canScroll = false;
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display, clipPath } = styleOf(at);
      if (display === "inline" || display === "contents") continue;
      const frame = at.getBoundingClientRect();
      if (isUnseen(frame) || clipPath === "inset(50%)") {
        isReached = false;
        break;
      }
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) canScroll = true;
      if (canScroll) continue;
      const sideways = clips(overflowX) && (box.right > frame.right + slack || box.left < frame.left - slack);
      // The line's box is taller than its letters.
      const up = box.height * 0.25 + slack;
      const upright = clips(overflowY) && (box.bottom > frame.bottom + up || box.top < frame.top - up);
      if (sideways || upright) problems.add(`cut off: ${words}`);
    }
    if (!isReached) continue;
    if (!canScroll) shown.push(line);
    const button = owner.closest("button, a, summary, label, th, td");
    const { backgroundColor, borderTopWidth } = button
      ? styleOf(button)
      : { backgroundColor: "", borderTopWidth: "0px" };
    const isDrawn = backgroundColor !== "" && (backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px");
    if (button && isDrawn && styleOf(button).display !== "inline") {
      const frame = button.getBoundingClientRect();
      const up = box.height * 0.25 + slack;
      const isOut =
        box.right > frame.right + slack ||
        box.left < frame.left - slack ||
        box.bottom > frame.bottom + up ||
        box.top < frame.top - up;
      if (isOut) problems.add(`outside its button: ${words}`);
    }
  }

  // Of lines that stand closer than their font wants, the letters themselves may not touch.
  const byTop = shown
    .map((line) => {
      const half = Number.parseFloat(styleOf(line.owner).fontSize) * 0.3;
      const middle = (line.box.top + line.box.bottom) / 2;
      return { ...line, top: middle - half, bottom: middle + half };
    })
    .toSorted((one, other) => one.top - other.top);
  for (const [index, one] of byTop.entries()) {
    for (const other of byTop.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (one.owner === other.owner || one.layer !== other.layer) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > slack && down > slack) problems.add(`on each other: ${one.words} | ${other.words}`);
    }
  }

  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, input[placeholder]")) {
    if (!field.checkVisibility({ visibilityProperty: true })) continue;
    const { height } = field.getBoundingClientRect();
    if (height + 1 < Number.parseFloat(styleOf(field).fontSize) * 1.15)
      problems.add(`too low for its words: ${field.name}`);
  }

  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const { position, display, top, bottom } = styleOf(element);
    if ((position !== "fixed" && position !== "sticky") || element.matches("dialog, [popover]")) continue;
    if (display === "none" || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (isUnseen(box)) continue;
    const name = `${element.tagName.toLowerCase()} ${(element.innerText ?? "").replaceAll(/\s+/g, " ").slice(0, 40)}`;
    const isBar = box.width >= width * 0.8 && (position === "fixed" || top !== "auto" || bottom !== "auto");
    if (position === "fixed" && (box.right > width + 1 || box.left < -1)) problems.add(`out of the window: ${name}`);
    if (position === "fixed" && (box.bottom > innerHeight + 1 || box.top < -1))
      problems.add(`out of the window: ${name}`);
    const sticks = position === "fixed" || (bottom !== "auto" && Math.abs(box.bottom - innerHeight) < 2);
    if (isBar && sticks && box.height > innerHeight * share) {
      problems.add(`a bar takes ${Math.round((box.height / innerHeight) * 100)} % of the window: ${name}`);
    }
  }
  for (const skip of document.querySelectorAll("a[href='#main'], a[href='#results']")) {
    const { left, top, width: across, height } = skip.getBoundingClientRect();
    const seen = document.elementFromPoint(left + across / 2, top + height / 2);
    if (seen === skip && skip !== document.activeElement) problems.add("a link that skips is seen without the focus");
  }
  return [...problems];
}
