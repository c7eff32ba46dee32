import { html } from 'hono/html';
import { withoutNumbers } from '../requirements.ts';
import type { Reference } from '../requirements.ts';
import { framed } from './frame.ts';
import type { Html } from './html.ts';
import { code, stateAnchor } from './parts.ts';
import { table } from './table.ts';
import type { Row } from './table.ts';

const columns = [{ title: 'Requirement' }, { title: 'Text' }, { title: 'States' }, { title: 'Scenarios' }];

const stateLink = ({ flow, name }: Reference): Html =>
  html`<li>
    <a href="${flow.stem}.html#${stateAnchor(name)}">${flow.name}${name === '' ? '' : html` ${code(name)}`}</a>
  </li>`;

const scenarioLink = ({ flow, name }: Reference): Html =>
  html`<li><a href="${flow.stem}.html#scenarios">${flow.name}</a> ${withoutNumbers(name)}</li>`;

const list = (items: readonly Html[]): Html =>
  items.length === 0
    ? html`<span class="soft">none</span>`
    : html`<ul>
        ${items}
      </ul>`;

const rowOf = (number: string, text: string, references: readonly Reference[]): Row => ({
  id: number,
  cells: [
    number,
    text,
    list(references.filter(({ kind }) => kind === 'state').map(stateLink)),
    list(references.filter(({ kind }) => kind === 'scenario').map(scenarioLink)),
  ],
});

/** Lists the states and scenarios that name each requirement, and at the end the requirements that no machine names. */
export const requirementsPage = (
  references: ReadonlyMap<string, readonly Reference[]>,
  texts: ReadonlyMap<string, string>,
): Html => {
  const named = [...references].map(([number, members]) => rowOf(number, texts.get(number) ?? '', members));
  const others = [...texts].filter(([number]) => !references.has(number));
  return framed({
    title: 'Requirements',
    file: 'requirements.html',
    body: html`
      <h1>Requirements</h1>
      <p class="lead">The states and hand-written scenarios that name each numbered requirement.</p>
      ${table(`${named.length} requirements that machines name`, columns, named)}
      ${
        others.length === 0
          ? ''
          : html`<details>
              <summary>
                ${others.length} requirements that no machine names: they are about rules, views, the server or later
                flows
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
