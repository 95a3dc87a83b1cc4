import { Icon } from "#app/ui/icon.tsx";

/** A link to these very cars. */
export function ShareSaved({ title, url }: { title: string; url: string }) {
  return (
    <button className="btn line js" type="button" data-share={title} data-url={url}>
      <Icon name="share" size={18} />
      <span aria-live="polite">Share</span>
    </button>
  );
}
