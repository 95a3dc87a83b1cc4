import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { imageAt } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { RecentCar } from "./recent-car.ts";
import { forgetSeen, rememberSeen, seenWhenOpened } from "./seen-cars.ts";

const none: readonly string[] = [];
const never = () => () => undefined;

/** How far below the window the row is fetched: before anybody sees it. */
const ahead = "600px";

/**
 * The cars this browser viewed before. Their row has its height before they arrive, and disappears if none are left.
 */
export function RecentCars({ id }: { id: string }) {
  // The server knows none, so the first render in the browser must not either.
  const seen = useSyncExternalStore(
    never,
    () => seenWhenOpened(id),
    () => none,
  );
  const [isForgotten, setForgotten] = useState(false);
  const ids = isForgotten ? none : seen;
  const [cars, setCars] = useState<RecentCar[] | null>(null);
  const row = useRef<HTMLElement>(null);
  useEffect(() => rememberSeen(id), [id]);
  useEffect(() => {
    if (ids.length === 0 || row.current === null) return;
    const fill = async () => {
      const found = await load(ids);
      if (found) forgetSeen(ids.filter((one) => !found.some((car) => car.id === one)));
      setCars(found ?? []);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void fill();
      },
      { rootMargin: ahead },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [ids]);

  const forget = () => {
    forgetSeen(ids);
    setForgotten(true);
  };
  if (ids.length === 0 || cars?.length === 0) return null;
  return (
    <section className="seen" ref={row} aria-labelledby="seen">
      <div className="section-head">
        <h2 id="seen">You looked at</h2>
        <button type="button" onClick={forget}>
          Clear
        </button>
      </div>
      <ul>
        {cars?.map((car) => (
          <li key={car.id}>
            <Tile car={car} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Null if it fails: then nothing is forgotten. */
async function load(ids: readonly string[]): Promise<RecentCar[] | null> {
  try {
    const answer = await fetch(`/recent?ids=${ids.join(",")}`);
    return answer.ok ? ((await answer.json()) as RecentCar[]) : null;
  } catch {
    return null;
  }
}

function Tile({ car: { slug, name, price, state, picture } }: { car: RecentCar }) {
  return (
    <a href={`/cars/${slug}`}>
      <span className="seen-picture">
        {picture ? (
          <img
            className={picture.cutout ? "cut" : undefined}
            src={imageAt(picture.src, 240)}
            width={240}
            height={160}
            alt=""
            loading="lazy"
          />
        ) : (
          <Icon name="camera" size={24} />
        )}
      </span>
      <b>{name}</b>
      <span>{state || price}</span>
    </a>
  );
}
