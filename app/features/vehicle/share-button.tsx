import { useWords } from "#app/copy/vehicle-words.ts";
import { IconButton } from "#app/ui/button.tsx";

export function ShareButton({ title }: { title: string }) {
  const say = useWords();
  return (
    <>
      <output className="vh" />
      <IconButton icon="share" className="js" label={say("Share this {vehicle}")} data-share={title} />
    </>
  );
}
