import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { encodingOf } from '../http/encoding.ts';

const suffixes = { br: '.br', gzip: '.gz' } as const;
const notBuilt = 'The shop is not built yet: run "npm run build", then reload this page.\n';

const read = (path: string): Promise<Buffer<ArrayBuffer> | undefined> => readFile(path).catch(() => undefined);

/** The shop's only page: never kept without asking, precompressed where the build did so. */
export async function indexPage(context: Context<AppEnv>, clientDirectory: string): Promise<Response> {
  const path = join(clientDirectory, 'index.html');
  const page = await read(path);
  if (page === undefined) return context.text(notBuilt, 503);
  const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
  context.header('cache-control', 'no-cache');
  context.header('etag', etag);
  context.header('vary', 'accept-encoding');
  if (context.req.header('if-none-match') === etag) return context.body(null, 304);
  context.header('content-type', 'text/html; charset=utf-8');
  const encoding = encodingOf(context.req.header('accept-encoding'));
  const compressed = encoding === undefined ? undefined : await read(`${path}${suffixes[encoding]}`);
  if (encoding === undefined || compressed === undefined) return context.body(page);
  context.header('content-encoding', encoding);
  return context.body(compressed);
}
