import { html } from 'hono/html';
import { statesOf } from '../chart.ts';
import type { ChartState } from '../chart.ts';
import type { GalleryFlow } from '../gallery-flow.ts';
import type { Html } from './html.ts';
import { code, requirementLinks, stateAnchor } from './parts.ts';
import type { Section } from './parts.ts';
import { table } from './table.ts';
import type { Row } from './table.ts';

const columns = [{ title: 'State' }, { title: 'Meaning' }, { title: 'Calls and actions' }, { title: 'Requirements' }];

const activitiesOf = ({ calls, entry, exit }: ChartState): Html[] =>
  [
    { word: 'calls', names: calls },
    { word: 'on entry', names: entry },
    { word: 'on exit', names: exit },
  ]
    .filter(({ names }) => names.length > 0)
    .map(({ word, names }) => html`<p><span class="soft">${word}</span> ${names.join(', ')}</p>`);

const marks = ({ type, tags }: ChartState): string[] => [
  ...(type === 'atomic' || type === 'compound' ? [] : [type]),
  ...tags,
];

const rowOf = (state: ChartState): Row => ({
  id: stateAnchor(state.path),
  cells: [
    html`${code(state.path === '' ? state.key : state.path)}
    ${marks(state).map((mark) => html`<span class="mark mark-${mark}">${mark}</span> `)}`,
    state.description,
    activitiesOf(state),
    requirementLinks(state.requirements),
  ],
});

export const statesSection = ({ chart }: GalleryFlow): Section => ({
  id: 'states',
  title: 'States',
  body: table(
    'The meaning of each state for the person, and the requirements that it names',
    columns,
    statesOf(chart.root).map(rowOf),
  ),
});
