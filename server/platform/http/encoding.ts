import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** The best supported encoding in Accept-Encoding; undefined = no compression. */
export function encodingOf(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(header)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(header) ? 'gzip' : undefined;
}

const brotliOptions = (text: string, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
});

/**
 * Compresses as much as possible, for an answer that is cached. It takes a hundred times as long as {@link
 * compressQuickly}.
 */
export const compressBest = (text: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'gzip'
    ? compressGzip(text, { level: constants.Z_BEST_COMPRESSION })
    : compressBrotli(text, brotliOptions(text, constants.BROTLI_MAX_QUALITY));

const quickLevel = 1;
const smallBelow = 64 * 1024;

/**
 * Compresses quickly, for an answer that is sent only one time. Small texts are compressed synchronously, because a
 * thread would take longer.
 */
export function compressQuickly(text: string, encoding: Encoding): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> {
  const options = brotliOptions(text, quickLevel);
  if (text.length > smallBelow) {
    return encoding === 'gzip' ? compressGzip(text, { level: quickLevel }) : compressBrotli(text, options);
  }
  return encoding === 'gzip' ? gzipSync(text, { level: quickLevel }) : brotliCompressSync(text, options);
}
