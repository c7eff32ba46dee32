import * as v from 'valibot';
import type { EndpointDefinition, AnswerOf } from '#contract/endpoint.ts';
import { ErrorBody } from '#contract/error-names.ts';
import { call, send as sendPlainly } from '#tests/common/server/support/call.ts';
import type { CallOptions } from '#tests/common/server/support/call.ts';
import type { Shop } from './shop.ts';

export interface Asked extends Omit<CallOptions, 'headers'> {
  readonly key?: string | undefined;
  readonly locale?: string | undefined;
}

const optionsOf = ({ key, locale, ...options }: Asked): CallOptions => ({
  ...options,
  headers: {
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(locale === undefined ? {} : { 'accept-language': locale }),
  },
});

/** Sends a call; returns the response unchecked. */
export const send = (shop: Shop, endpoint: EndpointDefinition, asked: Asked): Promise<Response> =>
  sendPlainly(shop, endpoint, optionsOf(asked));

/** Sends a call that must succeed; its answer must match the contract. */
export const ask = <const E extends EndpointDefinition>(shop: Shop, endpoint: E, asked: Asked): Promise<AnswerOf<E>> =>
  call(shop, endpoint, optionsOf(asked));

/** Sends a call that must fail; returns the body of the error. */
export async function askRefused(shop: Shop, endpoint: EndpointDefinition, asked: Asked): Promise<ErrorBody> {
  const response = await send(shop, endpoint, asked);
  const text = await response.text();
  if (response.status < 400)
    throw new Error(`${endpoint.name}: expected a refusal, got ${String(response.status)} ${text}`);
  return v.parse(ErrorBody, JSON.parse(text));
}
