import { useWords } from "#app/copy/vehicle-words.ts";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** The phone's own share sheet where there is one, else the address is copied. */
export function ShareButton({ title }: { title: string }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if ("share" in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // Closed without sharing, or not allowed: nothing is lost.
    }
  };
  return (
    <>
      <output className="vh">{copied ? "Link copied" : ""}</output>
      <button className="ib js" type="button" aria-label={say("Share this car")} onClick={() => void share()}>
        <Icon name={copied ? "check" : "share"} />
      </button>
    </>
  );
}
