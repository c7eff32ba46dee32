import * as v from 'valibot';
import type { Configuration, OldCardSystemConfiguration } from '../../platform/configuration/configuration.ts';
import { callJson } from '../../platform/remote/call-json.ts';
import { ownUrl } from '../../platform/remote/gateway-addresses.ts';
import { GatewayUnavailable } from '../../platform/remote/gateway-unavailable.ts';
import type { OldCardSystem } from '../../platform/services/old-card-system.ts';

/** The path of the simulator in the sandbox, which the server calls. */
export const simulatorPath = '/sandbox/old-card-system';

/** Short enough that both calls of a transfer end before the page stops waiting for the shop. */
const timeoutMs = 8000;

const Amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));
const Balance = v.variant('found', [
  v.object({ found: v.literal(true), balance: Amount }),
  v.object({ found: v.literal(false) }),
]);
const Taken = v.variant('state', [
  v.object({ state: v.literal('TAKEN'), amount: v.pipe(Amount, v.minValue(1)) }),
  v.object({ state: v.literal('REFUSED'), reason: v.picklist(['NOT_FOUND', 'EMPTY', 'TOO_MUCH']) }),
]);

const systemOf = (configuration: Configuration): OldCardSystemConfiguration | undefined =>
  configuration.oldCardSystem ??
  (configuration.sandbox ? { url: `${ownUrl(configuration)}${simulatorPath}`, token: 'sandbox-token' } : undefined);

/**
 * The old card system at the configured address; in the sandbox, the simulator. Its calls are described in
 * docs/architecture.md, 'Ports'. Without an address, every call fails.
 */
export function createOldCardSystem(configuration: Configuration): OldCardSystem {
  const system = systemOf(configuration);
  async function ask<Schema extends v.GenericSchema>(
    schema: Schema,
    method: 'POST' | 'PUT',
    path: string,
    body: object,
  ): Promise<v.InferOutput<Schema>> {
    if (system === undefined) throw new GatewayUnavailable('no old card system is configured');
    const headers = { authorization: `Bearer ${system.token}` };
    const { httpStatus, body: given } = await callJson(method, `${system.url}${path}`, body, { headers, timeoutMs });
    const answer = v.safeParse(schema, given);
    if (httpStatus !== 200 || !answer.success)
      throw new GatewayUnavailable(`unexpected answer, HTTP ${String(httpStatus)}`);
    return answer.output;
  }
  return {
    async balanceOf(card) {
      const answer = await ask(Balance, 'POST', '/balances', card);
      return answer.found ? answer.balance : null;
    },
    take: ({ reference, card, atMost }) => ask(Taken, 'PUT', `/takings/${reference}`, { ...card, atMost }),
  };
}
