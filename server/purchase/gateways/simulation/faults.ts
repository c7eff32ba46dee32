import type { Context } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { Database } from '#server/platform/db/database.ts';
import { eq } from '#server/platform/db/orm.ts';
import { sandboxState } from '#server/platform/db/schema.ts';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { cutConnection } from '#server/platform/http/cut-connection.ts';

/** The faults that a tester can inject into the gateways' answers to the server. */
export const GatewayFault = v.picklist([
  'NONE',
  'SLOW',
  'HTML',
  'WRONG_SIGNATURE',
  'UNAVAILABLE',
  'NO_ANSWER_BEFORE',
  'NO_ANSWER_AFTER',
]);
export type GatewayFault = v.InferOutput<typeof GatewayFault>;

const name = 'gatewayFault';

export async function readFault(database: Database): Promise<GatewayFault> {
  const [row] = await database.select().from(sandboxState).where(eq(sandboxState.name, name));
  const fault = v.safeParse(GatewayFault, row?.value);
  return fault.success ? fault.output : 'NONE';
}

export async function writeFault(database: Database, fault: GatewayFault): Promise<void> {
  await database
    .insert(sandboxState)
    .values({ name, value: fault })
    .onConflictDoUpdate({ target: sandboxState.name, set: { value: fault } });
}

const slowMs = 3000;

/**
 * Answers a call of the server with a fault: slowly, with a firewall's page and status 200, with status 503, or with a
 * cut connection (before or after the operation was done).
 */
export async function answerWithFault(
  context: Context<AppEnv>,
  fault: GatewayFault,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (fault === 'SLOW') await delay(slowMs);
  if (fault === 'HTML') return context.html('<html lang="en"><body>Request Rejected</body></html>');
  if (fault === 'UNAVAILABLE') return context.text('Service Unavailable', 503);
  if (fault === 'NO_ANSWER_BEFORE') return cutConnection(context);
  const given = await answer();
  return fault === 'NO_ANSWER_AFTER' ? cutConnection(context) : given;
}

/** Makes a signature invalid, but keeps it well formed. */
export const spoil = (signature: string): string => `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
