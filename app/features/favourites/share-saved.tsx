import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { shareLink } from "#app/ui/share-link.ts";

/** A link to these very cars. */
export function ShareSaved({ title, url }: { title: string; url: string }) {
  const [copied, setCopied] = useState(false);
  const share = async () => setCopied(await shareLink(title, location.origin + url));
  return (
    <button className="btn line js" type="button" onClick={() => void share()}>
      <Icon name={copied ? "check" : "share"} size={18} />
      <span aria-live="polite">{copied ? "Link copied" : "Share"}</span>
    </button>
  );
}
