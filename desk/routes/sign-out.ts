import { redirect } from "react-router";
import { portOf } from "../desk-context.ts";
import type { Route } from "./+types/sign-out";

/** Opening the address signs nobody out. */
export const loader = () => redirect("/");

export async function action({ context }: Route.ActionArgs) {
  await portOf(context).signOut();
  return redirect("/sign-in", 303);
}
