import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Closes the caller's connection without an answer (sandbox). */
export function cutConnection(context: Context<AppEnv>): Response {
  context.env.incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
