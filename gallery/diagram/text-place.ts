import type { Arrangement, Rectangle } from './arrangement.ts';
import { padding } from './box.ts';
import { overlap, segmentsOf, spanOf } from './geometry.ts';

const step = 4;
/** Between a text and a line beside it. */
const clearance = 5;

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  /** Lines run through the text: there is no room without. */
  readonly isStruck: boolean;
}

const offsetsWithin = (room: number): number[] =>
  Array.from({ length: Math.floor(room / step) + 1 }, (_, index) => index * step);

/** Where the text of a state stands in its place: at the left, or as far to the right as lines from above make it. */
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
  return { x: left + (free ?? 0), y: place.y, isStruck: free === undefined };
};
