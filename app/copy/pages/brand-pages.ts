import type { LinkPart } from "#domain/page/section-parts.ts";

// Words of the pages made from the range: models by body, a make, a model.

type ModelFacts = { make: string; name: string; text: string; image: string; links: LinkPart[] };

type Beside = { offers: string; models: string; more: string };

export const modelBody = (
  { make, name, text, image, links }: ModelFacts,
  stockUrl: string,
  beside: Beside,
): string => `::: hero
![${make} ${name}](${image})
# ${make} ${name}
${text}

${linkLines(links)}
:::

::: stock ${stockUrl}
## ${name} in stock
:::

::: offers ${beside.offers}
## ${make} offers
:::

::: models ${beside.models}
## ${beside.more}
:::
`;

type BrandFacts = { make: string; slug: string; stockUrl: string; links: LinkPart[] };

export const brandBody = ({ make, slug, stockUrl, links }: BrandFacts): string => `::: hero
# ${make} at {{name}}
New, demo and used, with service from people who know the make.

${linkLines(links)}
:::

::: models ${slug}
## The ${make} range
:::

::: offers ${slug}
## ${make} offers
:::

::: stock ${stockUrl}
## ${make} in stock
:::
`;

const linkLines = (links: readonly LinkPart[]): string =>
  links.map(({ label, url }) => `[${label}](${url})`).join("\n");
