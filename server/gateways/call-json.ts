import { GatewayUnavailable } from './gateway-unavailable.ts';

const timeoutMs = 10_000;

export interface JsonAnswer {
  readonly httpStatus: number;
  readonly body: unknown;
}

/**
 * Calls a gateway. Throws GatewayUnavailable after 10 s, without a connection, and when the answer is not JSON: a
 * firewall's page with status 200 is not an answer (payment gateways' facts, 3.8).
 */
export async function callJson(method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<JsonAnswer> {
  const response = await fetch(url, {
    method,
    redirect: 'error',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new GatewayUnavailable('no answer');
  });
  const answer: unknown = await response.json().catch(() => {
    throw new GatewayUnavailable(`not JSON, HTTP ${String(response.status)}`);
  });
  return { httpStatus: response.status, body: answer };
}
