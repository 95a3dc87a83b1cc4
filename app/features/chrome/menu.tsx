import { useFormat } from "#app/copy/site-format.ts";
import type { CSSProperties } from "react";
import { imageAt } from "#domain/image/image-widths.ts";
import type { MenuLink, MenuView } from "./menu-view.ts";

export function Menu({ menu: { shape, groups, tiles } }: { menu: MenuView }) {
  return (
    <div className={`menu ${shape}`}>
      <div className={shape === "wide" ? "wrap menu-groups" : "menu-groups"}>
        {groups.map(({ title, links }) => (
          <div className="menu-group" key={title ?? ""}>
            {title && <p className="menu-title">{title}</p>}
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
          <div className="menu-tiles">
            <p className="menu-title">{tiles.title}</p>
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
