import { nowhere } from "../loading/nowhere.ts";
import { plainPage } from "../plain-page.ts";

export const handle = plainPage;

export function loader() {
  throw nowhere();
}

export default function Nowhere() {
  return null;
}
