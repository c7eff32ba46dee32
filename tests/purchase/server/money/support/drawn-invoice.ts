import Pdf from 'pdfkit';
import { vi } from 'vitest';

/** Calls that choose how the next text is written; they are shown with that text. */
const styles = ['font', 'fontSize', 'fillColor'] as const;
const drawing = [
  ...styles,
  'addPage',
  'circle',
  'endMarkedContent',
  'fill',
  'fillAndStroke',
  'lineTo',
  'lineWidth',
  'markContent',
  'moveTo',
  'path',
  'rect',
  'restore',
  'roundedRect',
  'save',
  'scale',
  'stroke',
  'switchToPage',
  'text',
  'translate',
] as const;

const isStyle = (name: string): boolean => styles.some((style) => style === name);

type Method = (this: PDFKit.PDFDocument, ...given: unknown[]) => unknown;

/** Numbers to a hundredth of a point; the element of the structure to which a text belongs is left out. */
const readable = (key: string, value: unknown): unknown => {
  if (key === 'structParent') return undefined;
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
};

/** The drawing calls with which a PDF is made, one line each, in their order; not those that they make themselves. */
export async function drawnBy(make: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const style: Partial<Record<string, unknown>> = {};
  const prototype = Pdf.prototype as unknown as Record<(typeof drawing)[number], Method>;
  let depth = 0;
  const spies = drawing.map((name) => {
    const method = prototype[name];
    return vi.spyOn(prototype, name).mockImplementation(function (this: PDFKit.PDFDocument, ...given) {
      const told = name === 'text' ? [...given, style] : given;
      if (isStyle(name)) [style[name]] = given;
      else if (depth === 0) lines.push([name, ...told.map((one) => JSON.stringify(one, readable))].join(' '));
      depth += 1;
      try {
        return method.apply(this, given);
      } finally {
        depth -= 1;
      }
    });
  });
  try {
    await make();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines;
}
