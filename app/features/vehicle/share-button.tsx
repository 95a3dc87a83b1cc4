import { useWords } from "#app/copy/vehicle-words.ts";
import { IconButton } from "#app/ui/button.tsx";

export function ShareButton({ title }: { title: string }) {
  const say = useWords();
  return (
    <>
      <output className="unseen" />
      <IconButton icon="share" className="with-script" label={say("Share this {vehicle}")} data-share={title} />
    </>
  );
}
