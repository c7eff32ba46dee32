/** Scrolls a line of links or tabs, and nothing else, until one of them is in sight. */
export function showInLine(line: HTMLElement | null, selector: string): void {
  const part = line?.querySelector(selector);
  if (line === null || part === null || part === undefined) return;
  const [frame, place] = [line.getBoundingClientRect(), part.getBoundingClientRect()];
  line.scrollLeft += Math.max(place.right - frame.right, 0) + Math.min(place.left - frame.left, 0);
}
