import { useEffect, useRef, useState } from "react";
import { imageAt } from "#domain/image/image-widths.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { RecentCar } from "./recent-car.ts";
import { forgetSeen, rememberSeen, seenBefore } from "./seen-cars.ts";

/** `load` answers null where it fails: then nothing is forgotten. */
type Props = { id: string; load: (ids: readonly string[]) => Promise<RecentCar[] | null> };

/** How far below the window the row is fetched: before anybody sees it. */
const ahead = "600px";

/** The cars this browser looked at before. Their row has its height before they come, and none where none are left. */
export function RecentCars({ id, load }: Props) {
  const [ids, setIds] = useState(() => seenBefore(id));
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
  }, [ids, load]);

  const forget = () => {
    forgetSeen(ids);
    setIds([]);
  };
  if (ids.length === 0 || cars?.length === 0) return null;
  return (
    <section className="seen" ref={row} aria-labelledby="seen">
      <div className="sh">
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

function Tile({ car: { slug, name, price, state, picture } }: { car: RecentCar }) {
  return (
    <a href={`/cars/${slug}`}>
      <span className="seen-p">
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
