import Pdf from 'pdfkit';
import { vi } from 'vitest';

/** Calls that set the style of the next text. They are recorded together with that text. */
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

/** Rounds numbers to a hundredth of a point, and leaves out the structure element to which a text belongs. */
const readable = (key: string, value: unknown): unknown => {
  if (key === 'structParent') return undefined;
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
};

/**
 * Records the drawing calls of a PDF, one line each, in their order. Calls that other drawing calls make are left out.
 */
export async function drawnBy(make: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const style: Partial<Record<string, unknown>> = {};
  const prototype = Pdf.prototype as unknown as Record<(typeof drawing)[number], Method>;
  let depth = 0;
  const spies = drawing.map((name) => {
    const method = prototype[name];
    return vi.spyOn(prototype, name).mockImplementation(function (this: PDFKit.PDFDocument, ...given) {
      const recorded = name === 'text' ? [...given, style] : given;
      if (isStyle(name)) [style[name]] = given;
      else if (depth === 0) lines.push([name, ...recorded.map((one) => JSON.stringify(one, readable))].join(' '));
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
