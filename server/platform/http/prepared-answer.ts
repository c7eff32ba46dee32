import { compressBest } from './encoding.ts';
import type { Encoding } from './encoding.ts';

/** An answer whose bytes are prepared in each encoding, with its headers. */
export class PreparedAnswer {
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(parts: Pick<PreparedAnswer, 'identity' | 'gzip' | 'brotli' | 'headers'>) {
    this.identity = parts.identity;
    this.gzip = parts.gzip;
    this.brotli = parts.brotli;
    this.headers = parts.headers;
  }
}

/**
 * Prepares an answer that is cached. `compressed` compresses the text as much as possible, or returns bytes that were
 * compressed before.
 */
export async function prepareAnswer(
  text: string,
  headers: PreparedAnswer['headers'],
  compressed: (text: string, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>> = compressBest,
): Promise<PreparedAnswer> {
  const [gzip, brotli] = await Promise.all([compressed(text, 'gzip'), compressed(text, 'br')]);
  return new PreparedAnswer({ identity: Buffer.from(text), gzip, brotli, headers });
}
