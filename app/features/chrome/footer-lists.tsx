import type { ReactNode } from "react";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterHours } from "./footer-hours.tsx";
import { FooterMap } from "./footer-map.tsx";
import { FooterStaff } from "./footer-staff.tsx";
import type { FooterView } from "./footer-view.ts";

type Props = { footer: FooterView; staffTitle?: string; children?: ReactNode };

/** Links, the template's own column if it has one, staff, opening hours and the map. */
export function FooterLists({ footer, staffTitle, children }: Props) {
  return (
    <>
      <FooterColumns columns={footer.columns} />
      {children}
      <FooterStaff staff={footer.staff} title={staffTitle} />
      <FooterHours hours={footer.hours} />
      <FooterMap map={footer.map} />
    </>
  );
}
