import { html } from 'hono/html';
import { withoutNumbers } from '../requirements.ts';
import type { Reference } from '../requirements.ts';
import { framed } from './frame.ts';
import type { Html } from './html.ts';
import { code, jumpLinks, section, stateAnchor } from './parts.ts';
import type { Section } from './parts.ts';
import { table } from './table.ts';
import type { Row } from './table.ts';

/** All requirements, and the places that name each of them. */
export interface RequirementNames {
  /** The keys are requirement numbers, the values their texts. */
  readonly texts: ReadonlyMap<string, string>;
  /** The states and the hand-written scenarios that name a requirement. */
  readonly references: ReadonlyMap<string, readonly Reference[]>;
  /** The test files that name a requirement. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
}

const textColumns = [{ title: 'Requirement' }, { title: 'Text' }];
const testColumns = [...textColumns, { title: 'Tests' }];
const machineColumns = [...textColumns, { title: 'States' }, { title: 'Scenarios' }, { title: 'Tests' }];

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

const testList = (files: readonly string[]): Html => list(files.map((file) => html`<li>${code(file)}</li>`));

const part = (
  id: string,
  title: string,
  caption: string,
  columns: typeof textColumns,
  rows: readonly Row[],
): Section => ({
  id,
  title: `${title}: ${rows.length}`,
  body: rows.length === 0 ? html`<p>There are none.</p>` : table(caption, columns, rows),
});

/**
 * For each requirement: the states, hand-written scenarios and tests that name it. Requirements that nothing names come
 * first.
 */
export const requirementsPage = ({ texts, references, tests }: RequirementNames): Html => {
  const numbers = [...new Set([...texts.keys(), ...references.keys()])];
  const byTests = numbers.filter((number) => !references.has(number) && tests.has(number));
  const byNothing = numbers.filter((number) => !references.has(number) && !tests.has(number));
  const rowOf = (number: string, ...cells: Row['cells']): Row => ({
    id: number,
    cells: [number, texts.get(number) ?? '', ...cells],
  });
  const sections = [
    part(
      'nothing',
      'Named by nothing',
      'No state, scenario or test names these: they are not built, or nothing says that they are tested',
      textColumns,
      byNothing.map((number) => rowOf(number)),
    ),
    part(
      'machines',
      'Named by machines',
      'The states and scenarios that name each requirement, and the tests besides the generated ones',
      machineColumns,
      [...references].map(([number, members]) =>
        rowOf(
          number,
          list(members.filter(({ kind }) => kind === 'state').map(stateLink)),
          list(members.filter(({ kind }) => kind === 'scenario').map(scenarioLink)),
          testList(tests.get(number) ?? []),
        ),
      ),
    ),
    part(
      'tests',
      'Named by tests only',
      'These are about rules, views or the server; no machine names them',
      testColumns,
      byTests.map((number) => rowOf(number, testList(tests.get(number) ?? []))),
    ),
  ];
  return framed({
    title: 'Requirements',
    file: 'requirements.html',
    body: html`
      <h1>Requirements</h1>
      <p class="lead">What names each numbered requirement: states and scenarios of the machines, and tests.</p>
      ${jumpLinks(sections)} ${sections.map(section)}
    `,
  });
};
