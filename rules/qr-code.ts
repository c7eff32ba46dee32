import { correction as corrections, generate, mode, type ModeFactory } from 'lean-qr';

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

/** Browsers and Node have it; the types of the core layers do not contain it. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/**
 * Any text as UTF-8. The library's own mode for UTF-8 also writes a mark of the character set, which banking
 * applications need not know.
 */
const utf8: ModeFactory = Object.assign((text: string) => mode.bytes(encoder.encode(text)), {
  test: () => true,
  est: (text: string, version: number) => (version < 10 ? 12 : 20) + 8 * encoder.encode(text).length,
});

/** The library combines these modes, so that a long number after an address needs few modules. */
const modes = [mode.numeric, mode.alphaNumeric, utf8];

/** A path with one rectangle for each run of dark modules in a row. */
function rowPath(modules: string, y: number): string {
  const runs = Array.from(modules.matchAll(/#+/g), ({ 0: run, index }) => ({ from: index, width: String(run.length) }));
  return runs.map(({ from, width }) => `M${String(from)} ${String(y)}h${width}v1h-${width}z`).join('');
}

/** Encodes a text as a QR code. Throws if it is too long. */
export function qrDrawing(text: string, { correction, quietZone, largestVersion }: QrOptions = usual): QrDrawing {
  const level = corrections[correction];
  const code = generate(text, {
    modes,
    minCorrectionLevel: level,
    maxCorrectionLevel: level,
    maxVersion: largestVersion,
  });
  const rows = code.toString({ on: '#', off: '.', pad: quietZone }).trimEnd().split('\n');
  return { size: code.size + 2 * quietZone, path: rows.map(rowPath).join('') };
}
