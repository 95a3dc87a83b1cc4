import { html, raw } from "hono/html";
import { documentPolicy } from "#server/pages/content-security.ts";
import type { OpenApi, Operation } from "./openapi.ts";

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:CanvasText;background:Canvas}
pre{overflow:auto;padding:1rem;border:1px solid}code{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}summary{cursor:pointer;min-height:44px;padding:.6rem 0}
nav li a{display:inline-block;padding:.3rem 0}section{border-top:2px solid;margin-top:2rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-top:1px solid}`;

export const openApiPolicy = documentPolicy(style);

type Named = { name: string; id: string; call: Operation };

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");
const shapeId = (name: string): string => `shape-${idOf(name)}`;

/** The description of /api/openapi.json as a page for people, without script. */
export function openApiPage({ info, paths, components }: OpenApi) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): Named => {
      const name = `${method.toUpperCase()} ${path}`;
      return { name, id: idOf(name), call };
    }),
  );
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${info.title}</h1>
          <p>${info.description}</p>
          <p><a href="/api/openapi.json">The same as OpenAPI 3.1</a></p>
          <nav aria-label="Calls">
            <ul>
              ${calls.map(
                ({ name, id, call }) =>
                  html`<li>
                    <a href="#${id}"><code>${name}</code></a> ${call.summary}
                  </li>`,
              )}
            </ul>
          </nav>
          ${calls.map(callSection)}
          <h2>Shapes</h2>
          ${Object.entries(components.schemas).map(
            ([name, schema]) => html`<section id="${shapeId(name)}">${shape(name, schema)}</section>`,
          )}
        </main>
      </body>
    </html>`;
}

function callSection({ name, id, call }: Named) {
  const { summary, description, parameters = [], requestBody, responses } = call;
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
        <td colspan="2">${answer.description} ${contents(answer.content, `Answer ${status}`)}</td>
      </tr>`,
  );
  return html`<section id="${id}">
    <h2><code>${name}</code></h2>
    <p>${summary}</p>
    ${description === undefined ? "" : html`<p>${description}</p>`}
    <table>
      <tbody>
        ${rows} ${answers}
      </tbody>
    </table>
    ${contents(requestBody?.content, "Body")}
  </section>`;
}

/** A named shape as a link to it, any other in full. */
function contents(content: Record<string, { schema: object }> = {}, name: string) {
  return Object.entries(content).map(([type, { schema }]) => {
    const ref = "$ref" in schema ? String(schema.$ref).split("/").at(-1) : undefined;
    const label = type === "application/json" ? name : `${name}, ${type}`;
    if (ref === undefined) return shape(label, schema);
    return html`<p>${label}: <a href="#${shapeId(ref)}">${ref}</a></p>`;
  });
}

const shape = (name: string, schema: object) =>
  html`<details>
    <summary>${name}</summary>
    <pre tabindex="0" role="region" aria-label="${name}"><code>${JSON.stringify(schema, null, 2)}</code></pre>
  </details>`;
