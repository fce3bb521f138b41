import { callHtml } from './call.ts';
import { html, prose } from './html.ts';
import { style } from './style.ts';
import type { describe } from './openapi.ts';

const idOf = (group: string) => group.toLowerCase().replaceAll(' ', '-');

/** The description as a page that needs no script. */
export function docsPage(description: ReturnType<typeof describe>): string {
  const { info, tags, paths, components } = description;
  const base = description.servers[0]!.url;
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path: base + path, method, operation })),
  );
  const of = (group: string) => calls.filter(({ operation }) => operation.tags.includes(group));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API · ${info.title}</title>
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <header>
          <h1>API of the vehicle rental</h1>
          ${info.description.split('\n\n').map((text) => html`<p>${prose(text)}</p>`)}
          <p>For machines: <a href="${base}/openapi.json">openapi.json</a>, in OpenAPI 3.1.</p>
          <nav aria-label="Groups">
            <ul>
              ${tags.map(({ name }) => html`<li><a href="#${idOf(name)}">${name}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main>
          ${tags.map(
            ({ name }) => html`
              <section aria-labelledby="${idOf(name)}">
                <h2 id="${idOf(name)}">${name}</h2>
                ${of(name).map((call) => callHtml(call, components.schemas))}
              </section>
            `,
          )}
        </main>
      </body>
    </html>`.html;
}
