import { html } from 'hono/html';
import type { Verdict } from '#formal/properties/properties.ts';
import type { GalleryFlow } from '../gallery-flow.ts';
import { numbersIn, withoutNumbers } from '../requirements.ts';
import type { Html } from './html.ts';
import { code, requirementLinks } from './parts.ts';
import type { Section } from './parts.ts';
import { table } from './table.ts';

const verdictWords: Readonly<Record<Verdict['verdict'], Html>> = {
  holds: html`<span class="taken">✓ holds</span>`,
  fails: html`<span class="never">✗ fails</span>`,
  'not declared': html`<span class="soft">not declared</span>`,
};

const remarks = ({ failures, excused }: Verdict): Html[] => [
  ...failures.map((failure) => html`<pre tabindex="0">${failure}</pre>`),
  ...Object.entries(excused).map(([place, reason]) => html`<p>${code(place)} ${reason}</p>`),
];

const noModel = html`<p class="soft">The machine has no model.</p>`;

export const propertiesSection = ({ proof }: GalleryFlow): Section => ({
  id: 'properties',
  title: 'Properties',
  body:
    proof === null
      ? noModel
      : table(
          'Decided on the whole explored graph',
          [
            { title: 'Property' },
            { title: 'Meaning' },
            { title: 'Verdict' },
            { title: 'Exceptions and counter-examples' },
          ],
          proof.verdicts.map((verdict) => ({
            cells: [verdict.name, verdict.says, verdictWords[verdict.verdict], remarks(verdict)],
          })),
        ),
});

export const scenariosSection = ({ flow, proof }: GalleryFlow): Section => {
  const scenarios = Object.entries(flow.model?.scenarios ?? {});
  return {
    id: 'scenarios',
    title: 'Scenarios',
    body:
      scenarios.length === 0
        ? html`<p class="soft">This flow has no scenarios.</p>`
        : table(
            'Paths written by hand from the requirements',
            [
              { title: 'Scenario' },
              { title: 'Steps' },
              { title: 'Ends in' },
              { title: 'Events refused there' },
              { title: 'Verdict' },
            ],
            scenarios.map(([name, { input, steps, ends, refuses }]) => ({
              cells: [
                html`${withoutNumbers(name)} ${requirementLinks([...new Set(numbersIn(name))])}`,
                html`<span class="steps">${[`start ${input}`, ...steps].join(' → ')}</span>`,
                code(ends),
                (refuses ?? []).join(', '),
                proof?.failedScenarios.includes(name) === true ? verdictWords.fails : verdictWords.holds,
              ],
            })),
          ),
  };
};
