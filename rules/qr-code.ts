import { encode } from 'uqr';

/** A QR code as an SVG drawing. */
export interface QrDrawing {
  /** The length of a side in modules, including the quiet zone. */
  readonly size: number;
  /** The dark modules as an SVG path. */
  readonly path: string;
}

export interface QrOptions {
  /**
   * The error correction: `M` tolerates damage of 15 per cent, as banks require; `L` of 7 per cent, enough for a screen.
   */
  readonly correction: 'L' | 'M';
  /** The width of the light edge, in modules. */
  readonly quietZone: number;
  /** 1 to 40; a text that needs a larger version throws. */
  readonly largestVersion: number;
}

const usual: QrOptions = { correction: 'M', quietZone: 4, largestVersion: 40 };

/** A path with one rectangle for each run of dark modules in a row. */
function rowPath(row: readonly boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? '#' : '.')).join('');
  const runs = Array.from(modules.matchAll(/#+/g), ({ 0: run, index }) => ({ from: index, width: String(run.length) }));
  return runs.map(({ from, width }) => `M${String(from)} ${String(y)}h${width}v1h-${width}z`).join('');
}

/** Encodes a text as a QR code. Throws if it is too long. */
export function qrDrawing(text: string, { correction, quietZone, largestVersion }: QrOptions = usual): QrDrawing {
  const { data, size } = encode(text, {
    ecc: correction,
    boostEcc: false,
    border: quietZone,
    maxVersion: largestVersion,
  });
  return { size, path: data.map(rowPath).join('') };
}
