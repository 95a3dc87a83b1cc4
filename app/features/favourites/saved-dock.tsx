import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import type { CompareTray as Tray } from "./compare-tray.tsx";
import type { SavedBar as Bar } from "./saved-bar.tsx";
import { useSaved, useSavedNews } from "./use-saved.ts";

// A page that cannot fetch them, offline or after a new release, goes on without.
const SavedBar = lazy(() =>
  import("./saved-bar.tsx").then(
    (module) => found(module.SavedBar),
    () => found<ComponentProps<typeof Bar>>(),
  ),
);
const CompareTray = lazy(() =>
  import("./compare-tray.tsx").then(
    (module) => found(module.CompareTray),
    () => found<ComponentProps<typeof Tray>>(),
  ),
);

function found<Props>(component?: ComponentType<Props>): { default: ComponentType<Props> } {
  return { default: component ?? (() => null) };
}

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
