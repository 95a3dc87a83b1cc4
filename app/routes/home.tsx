import { HeroPanel } from "../features/finder/hero-panel.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { Island } from "../islands/island.tsx";
import { pageContext } from "../page-context.ts";
import { HomeLower } from "../pages/home/home-lower.tsx";
import { loadHome } from "../pages/home/load-home.ts";
import { useSlots } from "../templates/use-slots.ts";
import type { Route } from "./+types/home";

export const handle = { kinds: ["home"] };

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(pageContext));

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { view, panel, budget, budgetSwitch } = home;
  const { Hero } = useSlots();
  return (
    <HomePage
      view={view}
      Hero={Hero}
      panel={
        <HeroPanel
          stock={<Island name="stock-panel" when="idle" props={{ view: panel }} />}
          budget={
            budget && budgetSwitch && <Island name="budget" when="touch" props={{ view: budget, look: "panel" }} />
          }
        />
      }
      sections={<HomeLower home={home} />}
    />
  );
}
