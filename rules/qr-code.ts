import { encode } from 'uqr';

/** A QR code as a drawing. */
export interface QrDrawing {
  /** The length of a side in modules, with the quiet zone of four modules. */
  readonly size: number;
  /** The dark modules as an SVG path. */
  readonly path: string;
}

const quietZone = 4;

/** One rectangle for each run of dark modules in a row. */
function rowPath(row: readonly boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '#' : '.')).join('');
  const runs = Array.from(modules.matchAll(/#+/g), ({ 0: run, index }) => ({ from: index, width: String(run.length) }));
  return runs.map(({ from, width }) => `M${String(from)} ${String(y)}h${width}v1h-${width}z`).join('');
}

/** Encodes a text as a QR code with error correction level M (15 per cent), as banks demand. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: quietZone });
  return { size, path: data.map(rowPath).join('') };
}
