import type { FooterView } from "./footer-view.ts";

/** 2.3: the group's logo, which leads to the group. */
export function FooterGroup({ group }: Pick<FooterView, "group">) {
  if (!group) return null;
  const mark = (
    <>
      {group.logo && <img src={group.logo} height={32} alt="" loading="lazy" />}
      Part of {group.name}
    </>
  );
  return <p className="footer-group">{group.url ? <a href={group.url}>{mark}</a> : mark}</p>;
}
