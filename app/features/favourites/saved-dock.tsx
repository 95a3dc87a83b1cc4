import { CompareTray } from "./compare-tray.tsx";
import { SavedBar } from "./saved-bar.tsx";
import { useSaved, useSavedNews } from "./use-saved.ts";
import "./thumbs.css";
import "./dock.css";

type Props = {
  /** The page of saved cars. */
  path: string;
  floatingBar: boolean;
  /** 2.3: the bar appears on car and search pages. */
  onStockPage: boolean;
};

/** The bars at the foot of the window. None of it is loaded before a visitor has saved something. */
export function SavedDock({ path, floatingBar, onStockPage }: Props) {
  const news = useSavedNews();
  const favourites = useSaved("favourites");
  const compared = useSaved("compare");
  return (
    <>
      {onStockPage && compared.length > 0 && <CompareTray path={path} cars={compared} />}
      {floatingBar && (
        <SavedBar path={path} cars={favourites} compared={compared.length} news={news} onStockPage={onStockPage} />
      )}
    </>
  );
}
