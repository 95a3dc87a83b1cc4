import { SectionedPage } from "#app/pages/content/content-page.tsx";
import { loadBrand } from "#app/pages/content/range-data.ts";
import type { SheetKind } from "../styles/page-kinds.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/brand";

export const handle = { kinds: ({ sheets }: { sheets?: SheetKind[] }) => sheets ?? ["content"] };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadBrand(params.make, context.get(pageContext));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  return <SectionedPage content={loaderData.content} />;
}
