import type { FooterColumn } from "./footer-view.ts";

/** Navigation columns: quick links, services, places, whatever the dealer sets. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  return columns.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url + link.name}>
            <a href={link.url}>{link.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
