import type { ElkPoint } from 'elkjs';
import type { Line, Rectangle } from './arrangement.ts';

export interface Segment {
  readonly from: ElkPoint;
  readonly to: ElkPoint;
}

export const segmentsOf = ({ points }: Line): Segment[] =>
  points.flatMap((to, index) => {
    const from = points[index - 1];
    return from === undefined ? [] : [{ from, to }];
  });

export const spanOf = ({ from, to }: Segment): Rectangle => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/** Whether two rectangles share more than an edge. A segment counts as a rectangle of width or height 0. */
export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
