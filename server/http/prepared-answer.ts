/** An answer whose bytes are ready: sent as they are, compressed as the caller likes, or 304 by its ETag. */
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
