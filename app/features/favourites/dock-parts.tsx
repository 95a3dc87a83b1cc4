import { CompareTray } from "./compare-tray.tsx";
import { SavedBar } from "./saved-bar.tsx";
import type { SavedNews } from "./saved-cars.ts";
import { useSaved } from "./use-saved.ts";
import "./thumbs.css";
import "./dock.css";

type Props = {
  /** The page of saved cars. */
  path: string;
  floatingBar: boolean;
  /** 2.3: the bar appears on car and search pages. */
  onStockPage: boolean;
  news: SavedNews;
};

export function DockParts({ path, floatingBar, onStockPage, news }: Props) {
  const favourites = useSaved("favourites");
  const compared = useSaved("compare");
  return (
    <>
      {onStockPage && compared.length > 0 && <CompareTray path={path} cars={compared} />}
      {floatingBar && <SavedBar path={path} cars={favourites} news={news} onStockPage={onStockPage} />}
    </>
  );
}
