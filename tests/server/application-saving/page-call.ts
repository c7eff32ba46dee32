import type { EndpointDefinition, ResponseOf } from '../../../contract/endpoint.ts';
import type { CallOptions } from '../../../src/api/call.ts';
import { readAnswer } from '../../../src/api/read-answer.ts';
import { send } from '../support/call.ts';

/** The body of a call as a browser sends it: one with a file as a form. */
function bodyOf({ multipart }: EndpointDefinition, body: unknown): unknown {
  if (multipart === undefined) return body;
  const form = new FormData();
  const parts = Object(body) as Record<string, File | string | number | boolean>;
  for (const [name, value] of Object.entries(parts)) {
    form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}

/** Makes a call of the shop's page with a token. Rejects with a Failure, or with TypeError when there is no answer. */
export async function callAsPage<E extends EndpointDefinition>(
  server: { readonly url: string },
  token: string,
  endpoint: E,
  { params = {}, query, body, idempotencyKey }: CallOptions<E> = {},
): Promise<ResponseOf<E>> {
  const headers = {
    'accept-language': 'en',
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  const asked = { params, query: Object(query ?? {}) as Record<string, string>, body: bodyOf(endpoint, body), token };
  return readAnswer(endpoint, await send(server, endpoint, { ...asked, headers }));
}
