import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { isStorageRefused } from "./saved-cars.ts";
import type { SavedShell } from "./saved-page.ts";

export function EmptySaved({ page: { listing, total } }: { page: SavedShell }) {
  const { number } = useFormat();
  const say = useWords();
  return (
    <div className="saved-empty">
      <Icon name="heart" size={40} />
      <h2>Nothing saved yet</h2>
      <p>{say("Tap the heart on {a vehicle} to keep it here, or tick Compare on two to see them side by side.")}</p>
      {isStorageRefused() && (
        <p>This browser does not let us save anything between pages. A private window may be the reason.</p>
      )}
      <ButtonLink variant="primary" href={listing}>
        {total > 0 ? `Browse all ${number(total)}` : "Browse"}
      </ButtonLink>
    </div>
  );
}
