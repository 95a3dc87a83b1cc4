import { useWords } from "#app/copy/vehicle-words.ts";
import { Icon } from "#app/ui/icon.tsx";

export function ShareButton({ title }: { title: string }) {
  const say = useWords();
  return (
    <>
      <output className="vh" />
      <button className="ib js" type="button" aria-label={say("Share this {vehicle}")} data-share={title}>
        <Icon name="share" />
      </button>
    </>
  );
}
