import { addScript } from "#app/page/trusted-text.ts";
import type { FormView } from "./form-view.ts";

// Turnstile and reCAPTCHA load their own scripts, on the first interaction with a form and never before.

type Widget = {
  render: (place: HTMLElement, options: Record<string, unknown>) => unknown;
  ready?: (then: () => void) => void;
};
type Provider = { script: string; find: () => Widget | undefined };

declare global {
  interface Window {
    turnstile?: Widget;
    grecaptcha?: Widget;
  }
}

const providers: Record<"turnstile" | "recaptcha", Provider> = {
  turnstile: {
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    find: () => window.turnstile,
  },
  recaptcha: {
    script: "https://www.google.com/recaptcha/api.js?render=explicit",
    find: () => window.grecaptcha,
  },
};

/** Where the widget goes: the open form. */
export const widgetPlace = "captcha-widget";

/** Resolves once the provider has recognised a person. */
export async function widgetToken(captcha: FormView["captcha"]): Promise<string> {
  if (captcha === null || captcha.kind === "altcha") throw new Error("this form has no widget");
  const { script, find } = providers[captcha.kind];
  if (!find()) await loadScript(script);
  const widget = find();
  const place = document.getElementById(widgetPlace);
  if (!widget || !place) throw new Error("the widget did not load");
  return new Promise((done, failed) => {
    place.replaceChildren();
    const inner = place.appendChild(document.createElement("div"));
    const render = () =>
      widget.render(inner, { sitekey: captcha.site_key, callback: done, "error-callback": () => failed(new Error()) });
    if (widget.ready) widget.ready(render);
    else render();
  });
}

function loadScript(src: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = addScript(src);
    script.addEventListener("load", () => loaded());
    script.addEventListener("error", () => failed(new Error(`${src} cannot be reached`)));
  });
}
