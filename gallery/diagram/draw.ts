import { html } from 'hono/html';
import type { Chart, ChartState } from '../chart.ts';
import { isBusy, statesOf } from '../chart.ts';
import type { Coverage } from '../coverage.ts';
import type { Html } from '../pages/html.ts';
import type { Arrangement, Rectangle } from './arrangement.ts';
import { padding } from './box.ts';
import { drawLine } from './draw-line.ts';
import { markOf } from './elk-graph.ts';
import { textPlace } from './text-place.ts';

const classesOf = (state: ChartState): string =>
  [
    'state',
    `state-${state.type}`,
    ...(isBusy(state) ? ['state-busy'] : []),
    ...(state.children.length > 0 ? ['state-around'] : []),
  ].join(' ');

const drawText = (state: ChartState, arrangement: Arrangement, coverage: Coverage): Html => {
  const place = textPlace(arrangement, state.id);
  if (place === null) return '';
  const { lines = [], textWidth = 0 } = arrangement.boxes.get(state.id) ?? {};
  const texts = lines.map(({ role, text, y, transition }) => {
    const reach = transition === undefined ? '' : ` reach-${coverage.reachOf(transition)}`;
    return html`<text
      class="text-${role}${reach}"
      x="${place.x}"
      y="${place.y + y}"
      ${transition === undefined ? '' : html`data-transition="${transition}"`}
      >${text}</text
    >`;
  });
  return html`<g class="words ${classesOf(state)}" data-state="${state.id}">
    ${texts}
    ${isBusy(state) ? html`<text class="text-busy" x="${place.x + textWidth}" y="${place.y + padding + 13}">busy</text>` : ''}
  </g>`;
};

const drawFrame = (state: ChartState, { x, y, width, height }: Rectangle): Html => html`
  <rect class="frame" x="${x}" y="${y}" width="${width}" height="${height}" rx="8" />
  ${
    state.type === 'final'
      ? html`<rect class="frame-inner" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="5" />`
      : ''
  }
`;

const drawState = (state: ChartState, arrangement: Arrangement): Html => {
  const place = arrangement.places.get(state.id);
  if (place === undefined) return '';
  return html`<g class="${classesOf(state)}" data-state="${state.id}">${drawFrame(state, place)}</g>`;
};

const drawMark = (state: ChartState, { places }: Arrangement): Html => {
  const place = places.get(markOf(state));
  if (place === undefined) return '';
  const radius = place.width / 2;
  return html`<circle class="start" cx="${place.x + radius}" cy="${place.y + radius}" r="${radius}" />`;
};

/**
 * Draws an arranged chart as SVG. The colours are in the site's style sheet. The classes `reach-0` to `reach-3` mean that
 * a transition is never taken, taken in memory, in the rendered view or in a browser. States have their id in `data-state`,
 * the labels of transitions their name in `data-transition`.
 */
export const drawDiagram = (chart: Chart, arrangement: Arrangement, coverage: Coverage, title: string): Html => {
  const { width, height, lines, bundles } = arrangement;
  const states = statesOf(chart.root);
  const bundleOf = new Map(bundles.map((bundle) => [bundle.id, bundle]));
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    class="diagram"
    viewBox="0 0 ${width} ${height}"
    width="${width}"
    height="${height}"
    role="img"
    aria-label="${title}"
  >
    ${states.map((state) => drawState(state, arrangement))} ${states.map((state) => drawMark(state, arrangement))}
    ${lines.map((line) => drawLine(line, bundleOf.get(line.id), coverage))}
    ${states.map((state) => drawText(state, arrangement, coverage))}
  </svg>`;
};
