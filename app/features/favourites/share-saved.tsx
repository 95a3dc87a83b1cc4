import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** A link to these very cars. The phone's own share sheet where there is one, else the address is copied. */
export function ShareSaved({ title, url }: { title: string; url: string }) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const address = location.origin + url;
    try {
      if ("share" in navigator) await navigator.share({ title, url: address });
      else {
        await (navigator as Navigator).clipboard.writeText(address);
        setCopied(true);
      }
    } catch {
      // Closed without sharing, or not allowed: nothing is lost.
    }
  };
  return (
    <button className="btn line js" type="button" onClick={() => void share()}>
      <Icon name={copied ? "check" : "share"} size={18} />
      <span aria-live="polite">{copied ? "Link copied" : "Share"}</span>
    </button>
  );
}
