import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const { site, stock } = context.get(pageContext);
  return { title: site.settings.hero.title, cars: stock.newest(4).map((car) => car.name) };
}
export default function Home({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.title}</h1>;
}
