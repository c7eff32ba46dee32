import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** How many bytes of a refused request's body are read at most, so that the sender receives the refusal. */
const readLimit = 16 * 1024 * 1024;

/** Reads a body to its end without storing it. Returns whether it ended within the limit. */
async function readToEnd(body: ReadableStream<Uint8Array>): Promise<boolean> {
  const reader = body.getReader();
  let size = 0;
  while (size <= readLimit) {
    const { done, value } = await reader.read();
    if (done) return true;
    size += value.byteLength;
  }
  reader.releaseLock();
  return false;
}

/**
 * For a request that is answered before its body has arrived, such as a file that is too large: reads the rest of the
 * body before the answer is sent, so that the connection can serve the next request. If the rest is larger than the
 * limit, the answer closes the connection.
 */
export const readRestOfBody: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const { incoming } = context.env;
  if (incoming === undefined || incoming.complete || incoming.destroyed) return;
  const { body } = context.req.raw;
  const hasEnded = body !== null && !body.locked && (await readToEnd(body).catch(() => false));
  if (!hasEnded) context.header('connection', 'close');
};
