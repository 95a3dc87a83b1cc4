import { Icon } from "#app/ui/icon.tsx";

export function PhotoCount({ photos }: { photos: number }) {
  if (photos === 0) return null;
  return (
    <span className="pc">
      <Icon name="photos" size={14} />
      {photos}
      <span className="vh"> photos</span>
    </span>
  );
}
