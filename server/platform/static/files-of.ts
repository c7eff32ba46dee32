import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { existsSync } from 'node:fs';

const hashedAsset = /[\\/]assets[\\/]/;

/**
 * Browsers cache files with a hash in their name for a year and revalidate the others.
 */
function fileHeaders(path: string, context: Context): void {
  // These files need no `last-modified`, since browsers do not revalidate them.
  if (hashedAsset.test(path)) context.header('last-modified', undefined);
  // The uncompressed file has this header too, so that no cache returns it in place of a compressed file.
  context.header('vary', 'accept-encoding');
  context.header('cache-control', hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Serves the files of a folder. If the folder has not been built, no files are served. */
export const filesOf = (root: string, mountedAt: string): MiddlewareHandler =>
  existsSync(root)
    ? serveStatic({
        root,
        precompressed: true,
        rewriteRequestPath: (path) => path.slice(mountedAt.length),
        onFound: fileHeaders,
      })
    : (_, next) => next();
