import { telLink } from "#domain/phone/tel-link.ts";
import type { StaffLine } from "./footer-view.ts";

type Props = { staff: readonly StaffLine[]; title?: string; className?: string };

/** 2.3: who to ask for, with role and phone. */
export function FooterStaff({ staff, title = "Our people", className }: Props) {
  if (staff.length === 0) return null;
  return (
    <div className={className}>
      <h2>{title}</h2>
      <ul className="footer-staff">
        {staff.map(({ name, role, phone }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{role}</span>
            <a href={telLink(phone)} aria-label={`Call ${name}, ${phone}`}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
