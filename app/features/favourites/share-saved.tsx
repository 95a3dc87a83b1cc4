import { Button } from "#app/ui/button.tsx";

/** A link to these very cars. */
export function ShareSaved({ title, url }: { title: string; url: string }) {
  return (
    <Button className="with-script" icon="share" data-share={title} data-url={url}>
      <span aria-live="polite">Share</span>
    </Button>
  );
}
