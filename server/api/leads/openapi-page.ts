import { html } from "hono/html";

type Answer = { description: string };
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: object };
type Call = {
  summary: string;
  parameters?: readonly Parameter[];
  requestBody?: object;
  responses: Record<string, Answer>;
};
export type Described = {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, object> };
};

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:CanvasText;background:Canvas}
pre{overflow:auto;padding:1rem;border:1px solid}code{font:14px/1.5 ui-monospace,monospace}summary{cursor:pointer;min-height:44px;padding:.6rem 0}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-top:1px solid}`;

const pretty = (value: object): string => JSON.stringify(value, null, 2);

/** The description of /api/openapi.json as a page for people. */
export function openApiPage({ info, paths, components }: Described) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
  );
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${info.title}</h1>
          <p>${info.description ?? ""}</p>
          <p><a href="/api/openapi.json">The same as OpenAPI 3.1</a></p>
          ${calls.map(({ name, call }) => callSection(name, call))}
          <h2>Shapes</h2>
          ${Object.entries(components.schemas).map(([name, schema]) => shape(name, schema))}
        </main>
      </body>
    </html>`;
}

function callSection(name: string, { summary, parameters = [], requestBody, responses }: Call) {
  const rows = parameters.map(
    (one) =>
      html`<tr>
        <th scope="row"><code>${one.name}</code></th>
        <td>${one.in}${one.required ? ", required" : ""}</td>
        <td>${one.description ?? ""} <code>${JSON.stringify(one.schema)}</code></td>
      </tr>`,
  );
  const answers = Object.entries(responses).map(
    ([status, answer]) =>
      html`<tr>
        <th scope="row">${status}</th>
        <td colspan="2">${answer.description}</td>
      </tr>`,
  );
  return html`<section>
    <h2><code>${name}</code></h2>
    <p>${summary}</p>
    <table>
      <tbody>
        ${rows} ${answers}
      </tbody>
    </table>
    ${requestBody ? shape("Body", requestBody) : ""}
  </section>`;
}

const shape = (name: string, schema: object) =>
  html`<details>
    <summary>${name}</summary>
    <pre tabindex="0" role="region" aria-label="${name}"><code>${pretty(schema)}</code></pre>
  </details>`;
