import { html } from 'hono/html';
import { withoutNumbers } from '../requirements.ts';
import type { Carrier } from '../requirements.ts';
import { framed } from './frame.ts';
import type { Html } from './html.ts';
import { code, stateAnchor } from './parts.ts';
import { table } from './table.ts';
import type { Row } from './table.ts';

const columns = [{ title: 'Requirement' }, { title: 'Asks for' }, { title: 'States' }, { title: 'Scenarios' }];

const stateLink = ({ flow, name }: Carrier): Html =>
  html`<li>
    <a href="${flow.stem}.html#${stateAnchor(name)}">${flow.name}${name === '' ? '' : html` ${code(name)}`}</a>
  </li>`;

const scenarioLink = ({ flow, name }: Carrier): Html =>
  html`<li><a href="${flow.stem}.html#scenarios">${flow.name}</a> ${withoutNumbers(name)}</li>`;

const list = (items: readonly Html[]): Html =>
  items.length === 0
    ? html`<span class="soft">none</span>`
    : html`<ul>
        ${items}
      </ul>`;

const rowOf = (number: string, text: string, carriers: readonly Carrier[]): Row => ({
  id: number,
  cells: [
    number,
    text,
    list(carriers.filter(({ kind }) => kind === 'state').map(stateLink)),
    list(carriers.filter(({ kind }) => kind === 'scenario').map(scenarioLink)),
  ],
});

/** Requirement by requirement, the states and scenarios that carry it, and at the end those that no machine carries. */
export const requirementsPage = (
  carriers: ReadonlyMap<string, readonly Carrier[]>,
  texts: ReadonlyMap<string, string>,
): Html => {
  const carried = [...carriers].map(([number, members]) => rowOf(number, texts.get(number) ?? '', members));
  const others = [...texts].filter(([number]) => !carriers.has(number));
  return framed({
    title: 'Requirements',
    file: 'requirements.html',
    body: html`
      <h1>Requirements</h1>
      <p class="lead">Which states and hand-written scenarios carry which numbered requirement.</p>
      ${table(`${carried.length} requirements are carried by machines`, columns, carried)}
      ${
        others.length === 0
          ? ''
          : html`<details>
              <summary>
                ${others.length} requirements that no machine names: rules, views, the server, or flows to come
              </summary>
              <dl class="terms">
                ${others.map(
                  ([number, text]) =>
                    html`<div id="${number}">
                      <dt>${number}</dt>
                      <dd>${text}</dd>
                    </div>`,
                )}
              </dl>
            </details>`
      }
    `,
  });
};
