import { fieldsOf, valueText } from './fields.ts';
import { html, prose, type Html } from './html.ts';
import type { Schema } from './schemas.ts';
import type { Operation } from './types.ts';

interface Call {
  /** With the API's base. */
  path: string;
  method: string;
  operation: Operation;
}

/** One call: what it takes, an example, and what it answers. */
export function callHtml(call: Call, schemas: Record<string, Schema>): Html {
  const { path, method, operation } = call;
  const { parameters, requestBody, responses, deprecated } = operation;
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  const good = Object.entries(responses).find(([status]) => status < '300')!;
  const answer = Object.values(good[1].content ?? {})[0];
  return html`
    <details id="${operation.operationId}">
      <summary>
        <h3>${method.toUpperCase()} ${path}</h3>
        <span>${prose(operation.summary)}${deprecated && ' (older address)'}</span>
      </summary>
      <div class="call">
        <p>${prose(operation.description)}</p>
        ${table(
          'Path, query and headers',
          ['Name', 'In', 'Value'],
          parameters.map((parameter) => [
            parameter.name,
            parameter.in,
            valueText(parameter.schema, parameter.required),
          ]),
        )}
        ${
          content?.schema &&
          table(`Body, ${type}`, ['Field', 'Value'], fieldsOf(content.schema, schemas))
        }
        <h4>Example</h4>
        <pre tabindex="0" aria-label="Request">${curl(call, type)}</pre>
        ${
          answer?.example !== undefined &&
          html`<pre tabindex="0" aria-label="Answer">
${JSON.stringify(answer.example, null, 2)}</pre>`
        }
        ${answer?.schema && table('Answer', ['Field', 'Value'], fieldsOf(answer.schema, schemas))}
        ${table(
          'Statuses',
          ['Status', 'Meaning'],
          Object.entries(responses).map(([status, { description }]) => [
            status,
            prose(description),
          ]),
        )}
      </div>
    </details>
  `;
}

type Cell = string | Html | Html[];

const table = (title: string, head: string[], rows: Cell[][]): Html | false =>
  rows.length > 0 &&
  html`
    <h4>${title}</h4>
    <div class="frame">
      <table>
        <tr>
          ${head.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr> `,
        )}
      </table>
    </div>
  `;

/** The example's request for the command line. */
function curl({ path, method, operation }: Call, type?: string): string {
  const { parameters, requestBody, security } = operation;
  const values = parameters.filter(({ example }) => example !== undefined);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(values.find((value) => value.name === name)?.example),
  );
  const query = new URLSearchParams(
    values
      .filter((value) => value.in === 'query')
      .map((value) => [value.name, String(value.example)]),
  );
  const body = requestBody?.content['application/json']?.example;
  return [
    `curl -X ${method.toUpperCase()} 'http://localhost:3000${filled}${query.size > 0 ? `?${query}` : ''}'`,
    ...(security.length > 0 ? ['  -H "Authorization: Bearer $TOKEN"'] : []),
    ...values
      .filter((value) => value.in === 'header')
      .map(({ name, example }) => `  -H '${name}: ${String(example)}'`),
    ...(body ? [`  -H 'Content-Type: application/json'`, `  -d '${JSON.stringify(body)}'`] : []),
    ...(type === 'multipart/form-data' ? ['  -F file=@picture.png'] : []),
  ].join(' \\\n');
}
