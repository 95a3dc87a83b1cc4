import type { ReactNode } from "react";

export type Crumb = { name: string; url: string };

/** The path to this page, which is the last crumb, after a link back if there is one. `breadcrumbSchema` gives the same list to search engines. */
export function Breadcrumb({ crumbs, back }: { crumbs: readonly Crumb[]; back?: ReactNode }) {
  const last = crumbs.at(-1);
  if (!last) return null;
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      {back && <span className="crumb-back">{back}</span>}
      <ol>
        {crumbs.slice(0, -1).map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{last.name}</li>
      </ol>
    </nav>
  );
}

/** The crumbs as structured data. */
export const breadcrumbSchema = (crumbs: readonly Crumb[], origin: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + url,
  })),
});
