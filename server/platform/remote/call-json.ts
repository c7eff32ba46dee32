import { GatewayUnavailable } from './gateway-unavailable.ts';

const longestMs = 10_000;

export interface JsonAnswer {
  readonly httpStatus: number;
  readonly body: unknown;
}

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The timeout for the whole answer, in milliseconds; by default 10 s. */
  readonly timeoutMs?: number;
}

/**
 * Calls a gateway. Throws GatewayUnavailable after the timeout, without a connection, and if the answer is not JSON: a
 * firewall's page with status 200 is not an answer of the gateway (docs/gateway-messages.md).
 */
export async function callJson(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
  { headers = {}, timeoutMs = longestMs }: CallOptions = {},
): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    method,
    redirect: 'error',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new GatewayUnavailable('no answer');
  });
  const answer: unknown = await response.json().catch(() => {
    throw new GatewayUnavailable(signal.aborted ? 'no answer' : `not JSON, HTTP ${String(response.status)}`);
  });
  return { httpStatus: response.status, body: answer };
}
