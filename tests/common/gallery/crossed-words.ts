import { createRequire } from 'node:module';
import type { Arrangement, Rectangle } from '#gallery/diagram/arrangement.ts';
import { overlap, segmentsOf, spanOf } from '#gallery/diagram/geometry.ts';
import { textWidth } from '#gallery/diagram/text-size.ts';

/** The package has no type declarations. */
type Jsdom = { readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } } };
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;

/** The sizes of the style sheet, by the classes of the texts in boxes. */
const sizes: Readonly<Record<string, number>> = { title: 14, about: 12, call: 12, listed: 12, busy: 11 };

interface Word {
  readonly text: string;
  readonly place: Rectangle;
}

function wordOf(element: Element): Word {
  const [role = ''] = (element.getAttribute('class') ?? '').split(' ').map((name) => name.replace('text-', ''));
  const size = sizes[role];
  if (size === undefined) throw new Error(`expected a text of a box, but its class is ${role}`);
  const text = element.textContent?.trim() ?? '';
  const width = textWidth(text, size, role === 'title' ? 'bold' : 'normal');
  const [x, y] = [Number(element.getAttribute('x')), Number(element.getAttribute('y'))];
  // The position is that of the baseline; the mark of a busy state ends at it.
  return { text, place: { x: role === 'busy' ? x - width : x, y: y - 0.75 * size, width, height: size } };
}

/** The texts in a drawing's boxes, and the labels of its lines, that a line of another transition crosses. */
export function crossedWords(svg: string, { lines }: Arrangement): string[] {
  const { document } = new JSDOM(svg).window;
  const words = [...document.querySelectorAll('.words text')].map(wordOf);
  const spans = lines.flatMap((line) => segmentsOf(line).map((segment) => ({ id: line.id, span: spanOf(segment) })));
  const crossed = words.flatMap(({ text, place }) =>
    spans.filter(({ span }) => overlap(place, span)).map(({ id }) => `${text}: ${id}`),
  );
  const labels = lines.flatMap(({ id, label }) =>
    spans
      .filter((other) => label !== null && other.id !== id && overlap(label, other.span))
      .map((other) => `label of ${id}: ${other.id}`),
  );
  return [...crossed, ...labels];
}
