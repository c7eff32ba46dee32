import type { CallOptions } from '#api/call.ts';
import { readAnswer } from '#api/read-answer.ts';
import type { EndpointDefinition, ResponseOf } from '#contract/endpoint.ts';
import { send } from '#tests/common/server/support/call.ts';
import { formOf } from '#tests/common/server/support/form-of.ts';

/** The body of a call as a browser sends it; a body with a file is sent as a form. */
const bodyOf = ({ multipart }: EndpointDefinition, body: unknown): unknown =>
  multipart === undefined ? body : formOf(Object(body));

/** Makes a call of the shop's page with a token. Rejects with a Failure, or with TypeError if there is no answer. */
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
