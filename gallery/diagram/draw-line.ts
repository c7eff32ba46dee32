import type { ElkPoint } from 'elkjs';
import { html } from 'hono/html';
import type { ChartTransition } from '../chart.ts';
import { labelOf } from '../chart.ts';
import type { Coverage, Reach } from '../coverage.ts';
import type { Html } from '../pages/html.ts';
import type { Line, Rectangle } from './arrangement.ts';
import type { Bundle } from './edges.ts';
import { labelLine } from './elk-graph.ts';

const cornerRadius = 6;
const headLength = 8;
const headHalf = 4;

/** The point between two points that is `length` away from the first one. */
const towards = (from: ElkPoint, to: ElkPoint, length: number): ElkPoint => {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  if (whole === 0) return from;
  return { x: from.x + ((to.x - from.x) / whole) * length, y: from.y + ((to.y - from.y) / whole) * length };
};

const distance = (one: ElkPoint, other: ElkPoint): number => Math.hypot(other.x - one.x, other.y - one.y);

const pointText = ({ x, y }: ElkPoint): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;

/** The `d` attribute of an SVG path through the points, with rounded corners. */
const pathDataOf = (points: readonly ElkPoint[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${pointText(point)}`;
      if (after === undefined) return `L${pointText(point)}`;
      const radius = Math.min(cornerRadius, distance(before, point) / 2, distance(point, after) / 2);
      const [start, end] = [towards(point, before, radius), towards(point, after, radius)];
      return `L${pointText(start)} Q${pointText(point)} ${pointText(end)}`;
    })
    .join(' ');

const headOf = (before: ElkPoint, tip: ElkPoint): string => {
  const base = towards(tip, before, headLength);
  const along = towards({ x: 0, y: 0 }, { x: tip.x - before.x, y: tip.y - before.y }, headHalf);
  const sides = [
    { x: base.x - along.y, y: base.y + along.x },
    { x: base.x + along.y, y: base.y - along.x },
  ];
  return [tip, ...sides].map(pointText).join(' ');
};

const drawLabel = (
  { x, y, width, height }: Rectangle,
  transitions: readonly ChartTransition[],
  coverage: Coverage,
): Html => html`
  <rect class="label-ground" x="${x}" y="${y}" width="${width}" height="${height}" rx="4" />
  ${transitions.map(
    (transition, index) =>
      html`<text
        class="text-label reach-${coverage.reachOf(transition.name)}"
        x="${x + width / 2}"
        y="${y + (index + 1) * labelLine - 2}"
        data-transition="${transition.name}"
        >${labelOf(transition)}</text
      >`,
  )}
`;

const weakest = (transitions: readonly ChartTransition[], coverage: Coverage): Reach =>
  transitions.map(({ name }) => coverage.reachOf(name)).reduce((least, reach) => (reach < least ? reach : least), 3);

/** Draws the line of a bundle of transitions with its labels, or, without a bundle, the line from a start mark. */
export const drawLine = ({ points, label }: Line, bundle: Bundle | undefined, coverage: Coverage): Html => {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const transitions = bundle?.transitions ?? [];
  const reach = bundle === undefined ? 'start' : String(weakest(transitions, coverage));
  const isAlways = transitions.length > 0 && transitions.every(({ trigger }) => trigger.kind === 'always');
  const [begin] = points;
  return html`<g class="edge edge-${reach}${isAlways ? ' edge-always' : ''}">
    <path d="${pathDataOf([...points.slice(0, -1), towards(tip, before, headLength - 1)])}" />
    <polygon points="${headOf(before, tip)}" />
    ${bundle?.isFromAnywhere === true && begin !== undefined ? html`<circle cx="${begin.x}" cy="${begin.y}" r="4" />` : ''}
    ${label === null ? '' : drawLabel(label, transitions, coverage)}
  </g>`;
};
