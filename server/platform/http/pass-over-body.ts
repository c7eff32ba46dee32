import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** How much of the body of a refused request is read (bytes), so that its sender receives the refusal. */
const readLimit = 16 * 1024 * 1024;

/** Reads a body to its end, and keeps nothing. Returns whether it ended within the limit. */
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
 * A request that is answered before its body has arrived, such as a file that is too large: the rest of the body is read before
 * the answer is sent, so that the connection serves the next request too. If more is left than the limit, the answer says
 * that the connection ends.
 */
export const passOverBody: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const { incoming } = context.env;
  if (incoming === undefined || incoming.complete || incoming.destroyed) return;
  const { body } = context.req.raw;
  const hasEnded = body !== null && !body.locked && (await readToEnd(body).catch(() => false));
  if (!hasEnded) context.header('connection', 'close');
};
