import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { existsSync } from 'node:fs';

const hashedAsset = /[\\/]assets[\\/]/;

/**
 * Browsers cache files with a hash in their name for a year and revalidate the others.
 */
function fileHeaders(path: string, context: Context): void {
  // Browsers do not revalidate what they cache for a year.
  if (hashedAsset.test(path)) context.header('last-modified', undefined);
  // The plain form as well, so that no cache gives it in place of another.
  context.header('vary', 'accept-encoding');
  context.header('cache-control', hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Serves the files of a folder; nothing when it has not been built. */
export const filesOf = (root: string, mountedAt: string): MiddlewareHandler =>
  existsSync(root)
    ? serveStatic({
        root,
        precompressed: true,
        rewriteRequestPath: (path) => path.slice(mountedAt.length),
        onFound: fileHeaders,
      })
    : (_, next) => next();
