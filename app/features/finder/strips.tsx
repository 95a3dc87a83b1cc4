import { useFormat } from "#app/copy/site-format.ts";
import { imageAt } from "#domain/image/image-widths.ts";

/** A tuple, not an object, to keep every listing small. */
export type StripTile = [name: string, count: number, url: string, picture: string | null];
export type Strips = { bodies: StripTile[]; makes: StripTile[] };

/** Below a listing: other ways into the stock. Chapter 9: body icons are 130 by 72. */
export function BrowseStrips({ bodies, makes }: Strips) {
  return (
    <>
      <Strip title="Browse by body style" tiles={bodies} />
      <Strip title="Browse by make" tiles={makes} />
    </>
  );
}

function Strip({ title, tiles }: { title: string; tiles: StripTile[] }) {
  const { number } = useFormat();
  if (tiles.length === 0) return null;
  return (
    <nav className="browse" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {tiles.map(([name, count, url, picture]) => (
          <li key={name}>
            <a href={url}>
              {picture && (
                <img className="cut" src={imageAt(picture, 240)} width={130} height={72} alt="" loading="lazy" />
              )}
              <b>{name}</b>
              <span>{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
