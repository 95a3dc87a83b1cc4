import { lazy, Suspense } from "react";
import { useSaved, useSavedNews } from "./use-saved.ts";

const SavedBar = lazy(() => import("./saved-bar.tsx").then((module) => ({ default: module.SavedBar })));
const CompareTray = lazy(() => import("./compare-tray.tsx").then((module) => ({ default: module.CompareTray })));

type Props = {
  /** The page of saved cars. */
  path: string;
  floatingBar: boolean;
  /** 2.3: the bar appears on car and search pages. */
  onStockPage: boolean;
};

/** What stands at the foot of the window. Nothing of it is loaded before a visitor has saved something. */
export function SavedDock({ path, floatingBar, onStockPage }: Props) {
  const news = useSavedNews();
  const { last } = news;
  const favourites = useSaved("favourites");
  const compared = useSaved("compare");
  return (
    <>
      <p className="vh" role="status">
        {last && `${last.saved ? "Saved" : "Removed"} ${last.car.name}. ${favourites.length} saved.`}
      </p>
      {onStockPage && compared.length > 0 && (
        <Suspense>
          <CompareTray path={path} cars={compared} />
        </Suspense>
      )}
      {floatingBar && news.changes > 0 && (
        <Suspense>
          <SavedBar path={path} cars={favourites} news={news} onStockPage={onStockPage} />
        </Suspense>
      )}
    </>
  );
}
