import { useFormat } from "#app/copy/site-format.ts";
import type { CSSProperties } from "react";
import { imageAt } from "#domain/image/image-widths.ts";
import type { MenuLink, MenuView } from "./menu-view.ts";

export function Menu({ menu: { shape, groups, tiles } }: { menu: MenuView }) {
  return (
    <div className={`mn ${shape}`}>
      <div className={shape === "wide" ? "w mg" : "mg"}>
        {groups.map(({ title, links }) => (
          <div className="mg-a" key={title ?? ""}>
            {title && <p className="mg-t">{title}</p>}
            <ul>
              {links.map((link) => (
                <li key={link.url}>
                  <a href={link.url} target={link.target}>
                    {link.name}
                    <Quantity of={link} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {tiles && (
          <div className="mg-b">
            <p className="mg-t">{tiles.title}</p>
            <ul>
              {tiles.links.map((link) => (
                <li key={link.url}>
                  <a href={link.url}>
                    {link.picture && (
                      <img
                        className="cut"
                        src={imageAt(link.picture.src, 240)}
                        width={130}
                        height={72}
                        alt=""
                        loading="lazy"
                        style={link.scale ? ({ "--scale": link.scale } as CSSProperties) : undefined}
                      />
                    )}
                    {link.name}
                    <Quantity of={link} />
                    {link.note && <em> {link.note}</em>}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

function Quantity({ of: { count } }: { of: MenuLink }) {
  const { number } = useFormat();
  return count === undefined ? null : <em> {number(count)}</em>;
}
