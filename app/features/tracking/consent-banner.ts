import { plainButton } from "#app/ui/button-class.ts";

const text = "May we use cookies to see which of our pages help people? Nothing is measured until you say yes.";

/** Asks once, at the foot of the page, without taking the focus or covering content. */
export function askConsent(privacy: string, answered: (agreed: boolean) => void): void {
  const banner = document.createElement("section");
  banner.setAttribute("aria-label", "Cookies");
  banner.className = "consent";
  banner.style.cssText =
    "position:fixed;inset:auto 0 0;z-index:60;display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;justify-content:center;padding:16px clamp(16px,4vw,32px);background:var(--surface-0);color:var(--ink-0);border-top:1px solid var(--line-2)";
  // The end of the page can be scrolled clear of it.
  const room = new ResizeObserver(() => {
    document.body.style.paddingBottom = `${banner.offsetHeight}px`;
  });
  const words = document.createElement("p");
  words.style.cssText = "margin:0;max-width:44em";
  const link = Object.assign(document.createElement("a"), { href: privacy, textContent: "Privacy policy" });
  link.style.cssText = "text-decoration:underline";
  words.append(`${text} `, link);
  const button = (label: string, agreed: boolean) => {
    const one = Object.assign(document.createElement("button"), {
      type: "button",
      textContent: label,
      className: plainButton,
    });
    one.style.cssText = "border:1px solid var(--line-2)";
    one.addEventListener("click", () => {
      room.disconnect();
      banner.remove();
      document.body.style.paddingBottom = "";
      answered(agreed);
    });
    return one;
  };
  // Saying no is as easy as saying yes.
  banner.append(words, button("No thanks", false), button("Yes, that is fine", true));
  document.body.append(banner);
  room.observe(banner);
}
