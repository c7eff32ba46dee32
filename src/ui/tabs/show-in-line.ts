const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Scrolls a line of links or tabs, and nothing else, until the given element is visible. The scroll padding of the line
 * sets the distance between the element and the ends of the line.
 */
export function showInLine(line: HTMLElement | null, selector: string): void {
  const part = line?.querySelector(selector);
  if (line === null || part === null || part === undefined) return;
  const [frame, place] = [line.getBoundingClientRect(), part.getBoundingClientRect()];
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(line);
  const [left, right] = [frame.left + pixels(scrollPaddingLeft), frame.right - pixels(scrollPaddingRight)];
  line.scrollLeft += Math.max(place.right - right, 0) + Math.min(place.left - left, 0);
}
