import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** The caller's network address: the connection's, or the one that a trusted reverse proxy has appended. */
export function addressOf(context: Context<AppEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? context.env.incoming?.socket.remoteAddress ?? 'unknown';
}
