import type { TagKind } from "#domain/car/tag.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CardView } from "./card-view.ts";

/** The four looks of tags: an offer stands out, a fact is plain, a promise is light, an end is grey. */
const looks: Record<TagKind, string> = {
  promo: "tone-accent",
  custom: "tone-accent",
  certified: "tone-ink",
  new_arrival: "tone-ink",
  electric: "tone-line",
  coming_soon: "tone-line",
  reserved: "tone-muted",
  sold: "tone-muted",
};

export function CardTag({ card: { tag, market } }: { card: Pick<CardView, "tag" | "market"> }) {
  if (tag === null && market === null) return null;
  return (
    <div className="tags">
      {tag?.image && <img src={tag.image} width={106} height={32} alt={tag.text} />}
      {tag && !tag.image && (
        <span className={`tag ${looks[tag.kind]} kind-${tag.kind}`}>
          {tag.kind === "certified" && <Icon name="shield" size={16} />}
          {tag.text}
        </span>
      )}
      {market !== null && <span className="tag tone-positive">{market}</span>}
    </div>
  );
}
