import type { Role } from "#domain/desk/permissions.ts";

/** What a role is called, and what it may do today (domain/desk/permissions.ts has the table). */
const words: Readonly<Record<Role, { name: string; may: string }>> = {
  operator: { name: "Operator", may: "Everything of every site" },
  principal: { name: "Principal", may: "Everything of this site, people too" },
  manager: { name: "Manager", may: "Enquiries, feeds and deliveries of their yards" },
  sales: { name: "Sales", may: "Enquiries of their yards" },
  stock: { name: "Stock", may: "Feeds; no enquiries, no customer’s name" },
};

export const roleName = (role: Role): string => words[role].name;

/** Roles that belong to one site; the highest first. */
export const siteRoles = (["principal", "manager", "sales", "stock"] as const).map((value) => ({
  value,
  ...words[value],
}));
