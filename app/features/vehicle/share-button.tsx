import { useWords } from "#app/copy/vehicle-words.ts";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { shareLink } from "#app/ui/share-link.ts";

export function ShareButton({ title }: { title: string }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const share = async () => setCopied(await shareLink(title, location.origin + location.pathname));
  return (
    <>
      <output className="vh">{copied ? "Link copied" : ""}</output>
      <button className="ib js" type="button" aria-label={say("Share this car")} onClick={() => void share()}>
        <Icon name={copied ? "check" : "share"} />
      </button>
    </>
  );
}
