import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { sandboxState } from '../db/schema.ts';

/** What a tester can make the gateways do to the server's calls (payment gateways' facts, 4). */
export const GatewayFault = v.picklist(['NONE', 'HTML', 'WRONG_SIGNATURE', 'UNAVAILABLE']);
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

/** The answer in place of the gateway's own: a firewall's page with status 200, or the gateway down. */
export function faultyAnswer(context: Context, fault: GatewayFault): Response | undefined {
  if (fault === 'HTML') return context.html('<html lang="en"><body>Request Rejected</body></html>');
  if (fault === 'UNAVAILABLE') return context.text('Service Unavailable', 503);
  return undefined;
}

/** A signature that looks like one and is not. */
export const spoil = (signature: string): string => `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
