import type { Chart } from '../chart.ts';
import { statesOf } from '../chart.ts';
import type { Arrangement, Line } from './arrangement.ts';
import { overlap, segmentsOf, spanOf } from './geometry.ts';
import { textPlace } from './text-place.ts';

/** The widest diagram that a page of 1440 pixels shows without scrolling. */
const pageWidth = 1340;

const lengthOf = (line: Line): number =>
  segmentsOf(line).reduce((sum, { from, to }) => sum + Math.abs(to.x - from.x) + Math.abs(to.y - from.y), 0);

const crossings = (lines: readonly Line[]): number => {
  const spans = lines.flatMap((line) => segmentsOf(line).map((segment) => ({ line, span: spanOf(segment) })));
  return spans.filter((one, index) =>
    spans.slice(index + 1).some((other) => one.line !== other.line && overlap(one.span, other.span)),
  ).length;
};

/** The number of boxes with a line through their text. */
export const crossedTexts = (chart: Chart, arrangement: Arrangement): number =>
  statesOf(chart.root).filter(({ id }) => textPlace(arrangement, id)?.isCrossed === true).length;

/** The sum of the distances by which initial states are below their topmost sibling, in pixels. */
const initialStateOffsets = (chart: Chart, { places }: Arrangement): number =>
  statesOf(chart.root).reduce((sum, { initial, children }) => {
    const tops = children.map(({ id }) => places.get(id)?.y ?? 0);
    const top = initial === null ? undefined : places.get(initial)?.y;
    return top === undefined ? sum : sum + Math.max(0, top - Math.min(...tops));
  }, 0);

/**
 * How hard an arrangement is to read; a small number is good. The numbers can be compared only for the same chart. Width
 * beyond the page costs more than height; crossings and texts with a line through them cost most.
 */
export const costOf = (chart: Chart, arrangement: Arrangement): number => {
  const { width, height, lines } = arrangement;
  const lineCost = lines.reduce((sum, line) => sum + lengthOf(line) + 30 * line.points.length, 0);
  const size = height * 3 + width + Math.max(0, width - pageWidth) * 20;
  const order = 3 * initialStateOffsets(chart, arrangement);
  return lineCost + size + order + 150 * crossings(lines) + 400 * crossedTexts(chart, arrangement);
};
