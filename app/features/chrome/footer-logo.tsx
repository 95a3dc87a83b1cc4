import type { ChromeView } from "./chrome-view.ts";

type Props = { view: ChromeView; src?: string; className?: string };

export function FooterLogo({ view: { logo, name, footer }, src = footer.logo, className = "logo" }: Props) {
  return (
    <a className={className} href="/">
      <img src={src} width={logo.width} height={logo.height} alt={`${name}, home`} loading="lazy" />
    </a>
  );
}
