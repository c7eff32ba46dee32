import type { NetworkDrawing } from '#rules/network-drawing.ts';

type Station = NetworkDrawing['stations'][number];

const byRow = (one: Station, other: Station): number => one.y - other.y || one.x - other.x;
const byColumn = (one: Station, other: Station): number => one.x - other.x || one.y - other.y;

const steps: Readonly<Record<string, readonly [order: (one: Station, other: Station) => number, by: 1 | -1]>> = {
  ArrowRight: [byRow, 1],
  ArrowLeft: [byRow, -1],
  ArrowDown: [byColumn, 1],
  ArrowUp: [byColumn, -1],
};

/** The stations in reading order: row by row. */
export const inReadingOrder = (stations: readonly Station[]): readonly Station[] => stations.toSorted(byRow);

/**
 * Returns the next station for an arrow key. Left and right move along the row and then to the next row; up and down
 * move along the column and then to the next column. After the last station come the choices below the map, then the
 * first station again, so that each key alone reaches every choice. Null for another key.
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
