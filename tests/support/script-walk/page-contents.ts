/**
 * Runs in the page: what can be read (blocks of text, alternative texts) and chosen (links, buttons, fields), one line
 * each, in the order of the page. What is closed is read as well if something on the page opens it.
 */
export function readContents(): string[] {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const parts: string[] = [];
  let text = "";
  const plain = (given: string | null | undefined) => (given ?? "").replaceAll(/\s+/g, " ").trim();
  const add = (part: string) => {
    if (plain(text) !== "") parts.push(`text: ${plain(text)}`);
    text = "";
    if (part !== "") parts.push(part);
  };
  const isField = (element: Element): element is Field =>
    element.matches("input:not([type=hidden]), select, textarea") && element.getAttribute("tabindex") !== "-1";

  /** Without a button that opens it, a closed popover cannot be reached. */
  const hasOpener = ({ id }: Element) =>
    [...document.querySelectorAll(`[popovertarget="${id}"]`)].some(
      (opener) => !opener.closest(`[id="${id}"]`) && isDrawn(opener),
    );
  const isDrawn = (element: Element): boolean => {
    if (element.checkVisibility({ visibilityProperty: true })) return true;
    const closed = element.closest("[popover]:not(:popover-open)");
    if (closed && closed !== element) return isShown(element) && hasOpener(closed);
    return isShown(element);
  };
  const isShown = (element: Element) => {
    for (let at: Element | null = element; at && !at.matches("[popover]"); at = at.parentElement) {
      if (getComputedStyle(at).display === "none") return false;
    }
    return getComputedStyle(element).visibility === "visible";
  };

  const nameOf = (element: HTMLElement): string => {
    const referred = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id));
    const labels = isField(element) ? [...(element.labels ?? [])] : [];
    const named = [...referred, ...labels].map((one) => plain(one?.innerText)).filter((one) => one !== "");
    const own = isField(element) ? "" : plain(element.innerText) || plain(element.querySelector("img")?.alt);
    return plain(element.getAttribute("aria-label")) || named.join(" ") || own || plain(element.title);
  };
  const stateOf = (element: Element): string =>
    ["disabled", "required", "checked"]
      .filter((state) => element.matches(`:${state}`))
      .map((state) => `, ${state}`)
      .join("");
  const fieldOf = (field: Field): string => {
    const options = field instanceof HTMLSelectElement ? [...field.options] : [];
    const shown = options.map((one) => `${plain(one.text)}${one.disabled ? " (disabled)" : ""}`).join(" | ");
    const value = options.find(({ selected }) => selected)?.text ?? field.value;
    const listed = options.length === 0 ? "" : ` [${shown}]`;
    return `field: ${field.type} ${field.name}: ${nameOf(field)} = ${plain(value)}${stateOf(field)}${listed}`;
  };

  /** The name of a button or field is read with it. */
  const isName = (parent: Element): boolean => {
    const owner = parent.closest("label, button");
    if (!(owner instanceof HTMLLabelElement)) return owner !== null;
    return owner.control !== null && isField(owner.control) && isDrawn(owner.control);
  };
  const visit = (element: Element): void => {
    if (element.matches("script, style, template, svg, iframe, dialog:not([open], [popover])")) return;
    const { display, visibility } = getComputedStyle(element);
    if (element.matches("[popover]:not(:popover-open)") ? !hasOpener(element) : display === "none") return;
    const isBlock = display !== "inline" && display !== "contents";
    if (isBlock) add("");
    const search = element.matches("form") ? element.querySelector("input[type=search][name=q]") : null;
    if (search && isField(search)) return add(fieldOf(search));
    if (element instanceof HTMLElement && visibility === "visible") {
      if (isField(element)) return add(fieldOf(element));
      if (element instanceof HTMLImageElement)
        return element.alt === "" ? undefined : add(`picture: ${plain(element.alt)}`);
      if (element.matches("a[href]")) add(`link: ${nameOf(element)} -> ${element.getAttribute("href")}`);
      if (element.matches("button, summary")) add(`button: ${nameOf(element)}${stateOf(element)}`);
    }
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child);
      else if (child instanceof Text && visibility === "visible" && !isName(element)) text += child.data;
    }
    if (isBlock) add("");
  };
  // Parts below the window are laid out as well, and those that are closed.
  document.documentElement.dataset["whole"] = "";
  for (const closed of document.querySelectorAll("details")) {
    closed.removeAttribute("name");
    closed.open = true;
  }
  visit(document.body);
  add("");
  return parts;
}
