import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import type { DockParts as Parts } from "./dock-parts.tsx";
import { useSavedCount, useSavedNews } from "./use-saved.ts";

// A page that cannot fetch it, offline or after a new release, goes on without.
const nothing: ComponentType<ComponentProps<typeof Parts>> = () => null;
const DockParts = lazy(() =>
  import("./dock-parts.tsx").then(
    (module) => ({ default: module.DockParts as typeof nothing }),
    () => ({ default: nothing }),
  ),
);

/** What stands at the foot of the window. Nothing of it is loaded before a visitor has saved something. */
export function SavedDock(props: Omit<ComponentProps<typeof Parts>, "news">) {
  const news = useSavedNews();
  const count = useSavedCount();
  const { last, changes } = news;
  return (
    <>
      <p className="vh" role="status">
        {last && `${last.saved ? "Saved" : "Removed"} ${last.car.name}. ${count} kept.`}
      </p>
      {changes + count > 0 && (
        <Suspense>
          <DockParts {...props} news={news} />
        </Suspense>
      )}
    </>
  );
}
