import { afterAll, beforeAll } from 'vitest';
import type { Call, CallOptions } from '#api/call.ts';
import { readAnswer } from '#api/read-answer.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { applications } from '../../common/server/support/application.ts';
import { send } from '../../common/server/support/call.ts';
import { startServer, type TestServer } from '../../common/server/support/start-server.ts';
import { draftCases } from './draft-cases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

/** The body as the client sends it. */
function bodyOf({ multipart }: EndpointDefinition, body: object): unknown {
  if (multipart === undefined) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value as Blob);
  return form;
}

const askWith =
  (token: string): Call =>
  async (endpoint, options = {}) => {
    const { params = {}, query = {}, body, idempotencyKey }: CallOptions<EndpointDefinition> = options;
    const response = await send(server, endpoint, {
      token,
      params,
      query: query as Readonly<Record<string, string>>,
      ...(body === undefined ? {} : { body: bodyOf(endpoint, body as object) }),
      ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
    });
    return readAnswer(endpoint, response);
  };

draftCases(() => ({
  newAccount: async () => {
    const tools = applications(server);
    const account = await tools.applicant();
    return {
      ask: askWith(account.token),
      customerId: account.customerId,
      file: (draft) => tools.file(account, draft),
    };
  },
  now: () => server.clock.now().getTime(),
  advance: (milliseconds) => server.clock.advance(milliseconds),
}));
