import { html } from 'hono/html';
import type { ChartTransition } from '../chart.ts';
import { labelOf } from '../chart.ts';
import { levelNames, levels } from '../coverage.ts';
import type { Coverage, Level } from '../coverage.ts';
import type { GalleryFlow } from '../gallery-flow.ts';
import type { Html } from './html.ts';
import { code, pathLinks } from './parts.ts';
import type { Section } from './parts.ts';
import { table } from './table.ts';
import type { Row } from './table.ts';

const shownPaths = 2;

const columns = [
  { title: 'From' },
  { title: 'On' },
  { title: 'To' },
  { title: 'Actions' },
  ...levels.map((level) => ({ title: `${level} ${levelNames[level]}` })),
];

const cellOf = ({ byLevel }: Coverage, level: Level, name: string): Html => {
  const { status, transitions, takenBy } = byLevel[level];
  if (status === 'not run') return html`<span class="soft">not run</span>`;
  if (!transitions.has(name)) return html`<span class="never">✗ never taken</span>`;
  return html`<span class="taken">✓</span> ${pathLinks(takenBy.get(name) ?? [], shownPaths)}`;
};

const rowOf = (transition: ChartTransition, coverage: Coverage, root: string): Row => {
  const pathOf = (id: string): string => (id === root ? root : id.slice(root.length + 1));
  const { name, source, targets, actions } = transition;
  return {
    cells: [
      code(pathOf(source)),
      labelOf(transition),
      targets.length === 0 ? html`<span class="soft">stays</span>` : code(targets.map(pathOf).join(', ')),
      actions.join(', '),
      ...levels.map((level) => cellOf(coverage, level, name)),
    ],
  };
};

export const transitionsSection = ({ chart, coverage }: GalleryFlow): Section => ({
  id: 'transitions',
  title: 'Transitions',
  body: table(
    'Every named transition, and the paths that take it at each level',
    columns,
    chart.transitions.map((transition) => rowOf(transition, coverage, chart.root.id)),
  ),
});
