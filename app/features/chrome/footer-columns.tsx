import { FooterFold } from "./footer-fold.tsx";
import type { FooterColumn } from "./footer-view.ts";

/** Navigation columns: quick links, services, places, whatever the dealer sets. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  return columns.map(({ title, links }) => (
    <FooterFold key={title} title={title}>
      {links.map((link) => (
        <li key={link.url + link.name}>
          <a href={link.url}>{link.name}</a>
        </li>
      ))}
    </FooterFold>
  ));
}
