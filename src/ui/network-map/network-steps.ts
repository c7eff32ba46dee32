import type { NetworkDrawing } from './network-drawing.ts';

type Station = NetworkDrawing['stations'][number];

const byRow = (one: Station, other: Station): number => one.y - other.y || one.x - other.x;
const byColumn = (one: Station, other: Station): number => one.x - other.x || one.y - other.y;

const steps: Readonly<Record<string, readonly [order: (one: Station, other: Station) => number, by: 1 | -1]>> = {
  ArrowRight: [byRow, 1],
  ArrowLeft: [byRow, -1],
  ArrowDown: [byColumn, 1],
  ArrowUp: [byColumn, -1],
};

/** The stations as they are read: line by line. */
export const inReadingOrder = (stations: readonly Station[]): readonly Station[] => stations.toSorted(byRow);

/**
 * Where an arrow key leads: left and right along the row and on into the next one, up and down along the column and on into
 * the next one, at the end to the choices below the map, and from there to the beginning. So any one of the keys reaches
 * every choice. Null for another key.
 */
export function valueByKey(
  stations: readonly Station[],
  others: readonly string[],
  from: string,
  key: string,
): string | null {
  const step = steps[key];
  if (step === undefined) return null;
  const [order, by] = step;
  const values = [...stations.toSorted(order).map(({ value }) => value), ...others];
  return values.at((values.indexOf(from) + by) % values.length) ?? null;
}
