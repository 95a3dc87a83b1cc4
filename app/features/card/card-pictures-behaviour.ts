import { imageAt } from "#domain/image/image-widths.ts";
import sprite from "#app/ui/icons.svg?url";
import { cardWidths } from "./card-widths.ts";

// Further pictures of a card load on interaction: a page of cards would otherwise load a hundred pictures that nobody
// looks at.

export function startCardPictures(): void {
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, ({ target }) => want(target), { passive: true });
  }
  document.addEventListener("click", ({ target }) => {
    const next = target instanceof Element ? target.closest("[data-next]") : null;
    if (next?.previousElementSibling instanceof HTMLElement) showNext(next.previousElementSibling);
  });
}

function want(target: EventTarget | null): void {
  const strip = target instanceof Element ? target.closest("[data-pictures]") : null;
  if (!strip) return;
  strip.removeAttribute("data-pictures");
  const first = strip.querySelector("img");
  strip.querySelectorAll("i").forEach(({ dataset: { src = "", cut } }, index, places) => {
    const image = document.createElement("img");
    image.loading = "lazy";
    image.decoding = "async";
    image.sizes = first?.sizes ?? "";
    image.srcset = cardWidths.map((width) => `${imageAt(src, width)} ${width}w`).join(",");
    image.src = imageAt(src, 480);
    image.width = 480;
    image.height = 320;
    image.alt = `Photo ${index + 2}`;
    if (cut !== undefined) image.className = "cut";
    places[index]?.replaceWith(image);
  });
  strip.append(nextButton());
}

/** For the mouse: keyboard and touch scroll the strip itself. */
function nextButton(): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "next";
  button.tabIndex = -1;
  button.ariaHidden = "true";
  button.dataset["next"] = "";
  button.append(svg("svg", { class: "icon", width: "18", height: "18" }));
  button.firstElementChild?.append(svg("use", { href: `${sprite}#next` }));
  return button;
}

function svg(name: "svg" | "use", attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

/** After the last picture comes the first. */
function showNext(strip: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  const left = scrollLeft + clientWidth * 1.5 > scrollWidth ? 0 : scrollLeft + clientWidth;
  strip.scrollTo({ left, behavior: "smooth" });
}
