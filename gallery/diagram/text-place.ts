import type { Arrangement, Rectangle } from './arrangement.ts';
import { padding } from './box.ts';
import { overlap, segmentsOf, spanOf } from './geometry.ts';

const step = 4;
/** The distance between a text and a line beside it, in pixels. */
const clearance = 5;

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  /** The text has a line through it, because no position is free of lines. */
  readonly isCrossed: boolean;
}

const offsetsWithin = (room: number): number[] =>
  Array.from({ length: Math.floor(room / step) + 1 }, (_, index) => index * step);

/** The position of a state's text in its box: at the left, or, if lines run there, at the first free position to the right. */
export const textPlace = ({ boxes, places, lines }: Arrangement, id: string): TextPlace | null => {
  const [box, place] = [boxes.get(id), places.get(id)];
  if (box === undefined || place === undefined) return null;
  const left = place.x + padding;
  const header: Rectangle = { x: place.x, y: place.y, width: place.width, height: box.height };
  const spans = lines.flatMap((line) => segmentsOf(line).map(spanOf)).filter((span) => overlap(header, span));
  const isFree = (offset: number): boolean => {
    const text = { ...header, x: left + offset - clearance, width: box.textWidth + 2 * clearance };
    return !spans.some((span) => overlap(text, span));
  };
  const free = offsetsWithin(Math.max(0, place.width - box.width)).find(isFree);
  return { x: left + (free ?? 0), y: place.y, isCrossed: free === undefined };
};
