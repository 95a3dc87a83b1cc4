import { unbroken } from "#app/ui/unbroken.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { Option } from "./suggestions.ts";

type Props = { option: Option; id: string; active: boolean; onPick: (option: Option) => void };

const icons: Record<Option["kind"], IconName> = {
  recent: "search",
  popular: "search",
  search: "search",
  make: "search",
  model: "search",
  body: "car",
  car: "car",
};

/** Cars have a picture; the understood search is shown in full, however long. */
const kinds: Partial<Record<Option["kind"], string>> = { car: "suggestion-car", search: "suggestion-search" };

/** A link, so that it can be opened in another tab; the field keeps the focus and announces the active one. */
export function SuggestionRow({ option, id, active, onPick }: Props) {
  const { kind, label, url, detail, price, image } = option;
  return (
    <a
      role="option"
      id={id}
      href={url}
      tabIndex={-1}
      aria-selected={active}
      className={kinds[kind]}
      onPointerDown={(event) => event.pointerType === "mouse" && event.preventDefault()}
      onClick={() => onPick(option)}
    >
      {kind === "car" ? (
        <span className="suggestion-picture">{image && <img src={image} width={72} height={48} alt="" />}</span>
      ) : (
        kind !== "popular" && <Icon name={icons[kind]} size={18} />
      )}
      <b>{unbroken(label)}</b>
      {price && <strong>{price}</strong>}
      {detail && <em>{detail}</em>}
    </a>
  );
}
