import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointDefinition } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { logOut } from '../../contract/endpoints/log-out.ts';
import { endLogIn, endOtherLogIns } from '../../contract/endpoints/trail.ts';
import { ErrorBody, errorStatus } from '../../contract/error-names.ts';
import type { ErrorName } from '../../contract/error-names.ts';
import { logIn, refusal, send } from './support/call.ts';
import type { CallOptions } from './support/call.ts';
import { plainBodies } from './support/plain-bodies.ts';
import { plainQueries } from './support/plain-queries.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const systemToken = 'sandbox-system-token';

let server: TestServer;
let token: string;
/** Of an account whose log-ins may end. */
let leavingToken: string;
let operatorToken: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'adult@linka.example');
  leavingToken = await logIn(server, 'newcomer@linka.example');
  operatorToken = await logIn(server, 'operator@linka.example');
});
afterAll(() => server.stop());

const byName = (wanted: (endpoint: EndpointDefinition) => boolean): [string, EndpointDefinition][] =>
  endpoints.filter(wanted).map((endpoint) => [endpoint.name, endpoint]);

const unknownId = 2_147_483_647;
const hasId = (endpoint: EndpointDefinition): boolean => endpoint.path.includes(':id');
const hasNumericId = (endpoint: EndpointDefinition): boolean =>
  hasId(endpoint) && !endpoint.path.includes('/payments/');

const takesJson = ({ request, multipart }: EndpointDefinition): boolean =>
  request !== undefined && multipart === undefined;

/** Path parameters that are not ids. */
const otherParams: Readonly<Record<string, string>> = {
  token: 'unknown-token',
  number: '999999999',
  fileId: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6',
};
const paramsOf = ({ path }: EndpointDefinition, id: number): Record<string, string | number> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, otherParams[name] ?? id]));

/** The headers that a call needs, by its access. */
const admission = ({ access, name }: EndpointDefinition): Pick<CallOptions, 'token' | 'headers'> => {
  if (name === logOut.name || name === endOtherLogIns.name) return { token: leavingToken };
  if (access === 'customer') return { token };
  if (access === 'operator') return { token: operatorToken };
  if (access === 'system') return { token: systemToken };
  return access === 'mapPhone' ? { headers: { 'map-phone-auth-token': 'sandbox-map-phone-token' } } : {};
};

/** What a call needs besides what is tested: an id, a date, a body. */
const plainCall = (endpoint: EndpointDefinition): CallOptions => ({
  params: paramsOf(endpoint, unknownId),
  query: plainQueries[endpoint.name] ?? (keysOf(endpoint.query).includes('date') ? { date: '2026-11-21' } : {}),
  ...admission(endpoint),
  ...(plainBodies[endpoint.name] === undefined ? {} : { body: plainBodies[endpoint.name] }),
});

const Entries = v.object({ entries: v.record(v.string(), v.unknown()) });
const keysOf = (schema: unknown): string[] => {
  const parsed = v.safeParse(Entries, schema);
  return parsed.success ? Object.keys(parsed.output.entries) : [];
};

const rawRequest = (endpoint: EndpointDefinition) => {
  const { token: bearer, headers = {} } = admission(endpoint);
  return {
    url: `${server.url}${endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => otherParams[name] ?? '1')}`,
    headers: { ...headers, ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) },
  };
};

const sendText = (endpoint: EndpointDefinition, text: string, type = 'application/json'): Promise<Response> => {
  const { url, headers } = rawRequest(endpoint);
  return fetch(url, { method: endpoint.method, headers: { ...headers, 'content-type': type }, body: text });
};

async function expectName(response: Response, name: ErrorName): Promise<void> {
  const body = v.parse(ErrorBody, await response.json());
  expect([response.status, body.name]).toEqual([errorStatus[name], name]);
}

const asksForToken = ({ access }: EndpointDefinition): boolean => ['customer', 'operator', 'system'].includes(access);

describe.each(byName(asksForToken))('%s (CAL-01)', (_, endpoint) => {
  test.each([undefined, 'no.token.atAll'])('answers 401 to the token %s', async (bad) => {
    await refusal(server, endpoint, 'UNAUTHENTICATED', { ...plainCall(endpoint), token: bad });
  });
});

describe.each(byName(({ access }) => access === 'operator'))('%s', (_, endpoint) => {
  test("answers 403 to a customer's token", async () => {
    await refusal(server, endpoint, 'FORBIDDEN', { ...plainCall(endpoint), token });
  });
});

describe.each(byName(({ access }) => access === 'system'))('%s', (_, endpoint) => {
  test("answers 401 to a customer's and to an operator's token", async () => {
    for (const other of [token, operatorToken, `${systemToken}x`])
      await refusal(server, endpoint, 'UNAUTHENTICATED', { ...plainCall(endpoint), token: other });
  });
});

describe.each(byName(({ access }) => access === 'customer' || access === 'operator'))('%s', (_, endpoint) => {
  test("answers 401 to a system account's token", async () => {
    await refusal(server, endpoint, 'UNAUTHENTICATED', { ...plainCall(endpoint), token: systemToken });
  });
});

describe.each(byName(({ access }) => access === 'mapPhone'))('%s', (_, endpoint) => {
  test.each([undefined, '', 'sandbox-map-phone-tokem', 'sandbox'])('answers 401 to the header %s', async (bad) => {
    const headers = bad === undefined ? {} : { 'map-phone-auth-token': bad };
    await refusal(server, endpoint, 'UNAUTHENTICATED', { ...plainCall(endpoint), headers });
    await refusal(server, endpoint, 'UNAUTHENTICATED', { ...plainCall(endpoint), headers, token });
  });
});

describe.each(byName(hasId))('%s', (_, endpoint) => {
  test('answers NOT_FOUND to an unknown id, except that removing an unknown cart item or log-in succeeds', async () => {
    if (endpoint.name === 'removeCartItem' || endpoint.name === endLogIn.name) {
      expect((await send(server, endpoint, plainCall(endpoint))).status).toBe(204);
    } else {
      await refusal(server, endpoint, 'NOT_FOUND', plainCall(endpoint));
    }
  });
});

describe.each(byName(hasNumericId))('%s', (_, endpoint) => {
  test.each(['abc', '0', '-1', '1.5', '99999999999', '1e3', ' 1', '1;drop', '%00'])(
    'refuses the id "%s"',
    async (id) => {
      const params = { ...paramsOf(endpoint, unknownId), id };
      await refusal(server, endpoint, 'VALIDATION_ERROR', { ...plainCall(endpoint), params });
    },
  );
});

const wrongQueries: Record<string, readonly string[]> = {
  limit: ['0', '1000', 'x', '1.5', ''],
  offset: ['-1', 'x', '12345678901'],
  sortBy: ['password', '', "id'; drop table zones; --"],
  sortDesc: ['yes', '1'],
  date: ['2026-02-31', '31.02.2026', '1899-12-31', '2026-11-21T00:00:00Z', ''],
  validFrom: ['2026-02-31', '21.11.2026', ''],
  validTo: ['2026-02-31', '20.12.2026', '', '2026-11-20'],
  priceListZoneId: ['x', '0', '-1', ''],
  stateIds: ['x', '0', '-1'],
  timezoneOffset: ['x'],
  state: ['OPEN'],
  paymentType: ['CASH'],
  operations: ['STEAL'],
  paymentTypes: ['CARD'],
  customerProfileId: ['x'],
  customerProfileType: ['x'],
  validity: ['PAST'],
  reduced: ['x'],
  typeName: ['x'],
  eshopSale: ['x'],
  onlyZonesWithPrice: ['x'],
  birthDay: ['2026-02-31', '21.11.2026', ''],
  firstName: ['', ' ', 'x'.repeat(51)],
  excludedCustomerIds: ['x', '0', '-1'],
  excludedCustomerId: ['x', '0', '-1'],
  isicNumber: ['', 'x'.repeat(13), 'x'.repeat(15)],
  originId: ['x', '0', '-1'],
  draftId: ['x', '0', '-1'],
  username: ['', ' ', 'x'.repeat(255)],
  verified: ['x', '1'],
};

describe.each(byName(({ query }) => keysOf(query).length > 0))('%s', (_, endpoint) => {
  const cases = keysOf(endpoint.query).flatMap((name) =>
    (wrongQueries[name] ?? []).map((value) => [name, value] as const),
  );
  test.each(cases)('refuses %s=%s', async (name, value) => {
    const options = plainCall(endpoint);
    const body = takesJson(endpoint) ? { body: options.body ?? {} } : {};
    const answer = await refusal(server, endpoint, 'VALIDATION_ERROR', {
      ...options,
      ...body,
      query: { ...options.query, [name]: value },
    });
    expect(answer.errors?.join()).toContain(name);
  });

  test('accepts parameters named like members of JavaScript objects', async () => {
    const options = plainCall(endpoint);
    const query = { ...options.query, __proto__: 'x', constructor: 'x', toString: 'x' };
    expect((await send(server, endpoint, { ...options, query })).status).not.toBe(500);
  });
});

describe.each(byName(takesJson))('%s', (_, endpoint) => {
  test.each(['', '{', 'undefined', '{"a":1}}', "{'a':1}"])('refuses the malformed body "%s"', async (text) => {
    await expectName(await sendText(endpoint, text), 'VALIDATION_ERROR');
  });

  // A change with no fields is valid: it changes nothing.
  const empty = endpoint.method === 'PATCH' ? [] : ['{}'];
  test.each(['null', '[]', '1', '"text"', ...empty, `${'['.repeat(20_000)}${']'.repeat(20_000)}`])(
    'refuses a body that is not the right object (%#)',
    async (text) => {
      await expectName(await sendText(endpoint, text), 'VALIDATION_ERROR');
    },
  );

  test('refuses other content types', async () => {
    await expectName(await sendText(endpoint, 'x'.repeat(1024 * 1024), 'text/plain'), 'UNSUPPORTED_MEDIA_TYPE');
    await expectName(await sendText(endpoint, '{}', 'text/plain'), 'UNSUPPORTED_MEDIA_TYPE');
    await expectName(await sendText(endpoint, 'a=b', 'application/x-www-form-urlencoded'), 'UNSUPPORTED_MEDIA_TYPE');
  });

  test('refuses a body of 1 MB, also without content-length', async () => {
    await expectName(await sendText(endpoint, JSON.stringify({ text: 'x'.repeat(1024 * 1024) })), 'PAYLOAD_TOO_LARGE');
    const stream = new Blob([JSON.stringify({ text: 'x'.repeat(1024 * 1024) })]).stream();
    const request = { method: endpoint.method, body: stream, duplex: 'half' } as const;
    const { url, headers } = rawRequest(endpoint);
    const typed = { ...headers, 'content-type': 'application/json' };
    await expectName(await fetch(url, { ...request, headers: typed }), 'PAYLOAD_TOO_LARGE');
  });

  test.each(keysOf(endpoint.request))(
    'refuses a field %s of a wrong type, and text in it that cannot be stored',
    async (name) => {
      for (const value of [{ x: 1 }, [[]], 'nul \u0000', 'half \ud800', 1.5, -1e99]) {
        const response = await send(server, endpoint, {
          ...plainCall(endpoint),
          params: paramsOf(endpoint, 1),
          body: { [name]: value },
        });
        expect(response.status, JSON.stringify(value)).toBe(400);
      }
    },
  );
});

describe.each(byName(({ multipart }) => multipart !== undefined))('%s', (_, endpoint) => {
  const type = 'multipart/form-data; boundary=x';
  const part = (name: string, value: string): string =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  test.each(['', '--', '--x', '--x--', part('isProfileOne', 'true'), `${part('a', '1')}--y--`])(
    'refuses the malformed body "%s"',
    async (text) => {
      await expectName(await sendText(endpoint, text, type), 'VALIDATION_ERROR');
    },
  );

  test('refuses other content types, and parts without a boundary', async () => {
    await expectName(await sendText(endpoint, '{}'), 'UNSUPPORTED_MEDIA_TYPE');
    await expectName(await sendText(endpoint, 'a=b', 'application/x-www-form-urlencoded'), 'UNSUPPORTED_MEDIA_TYPE');
    await expectName(await sendText(endpoint, '--x--', 'multipart/form-data'), 'VALIDATION_ERROR');
  });

  test('refuses a part that occurs twice, that is missing, or that is a text in place of a file', async () => {
    const names = keysOf(endpoint.request);
    for (const sent of [names, [...names, ...names], names.slice(1)]) {
      const text = `${sent.map((name) => part(name, '1')).join('')}--x--\r\n`;
      await expectName(await sendText(endpoint, text, type), 'VALIDATION_ERROR');
    }
  });

  test('refuses a larger body, also without content-length', async () => {
    const text = part('attachment', 'x'.repeat(endpoint.multipart ?? 0));
    await expectName(await sendText(endpoint, text, type), 'PAYLOAD_TOO_LARGE');
    const { url, headers } = rawRequest(endpoint);
    const chunked = { method: endpoint.method, body: new Blob([text]).stream(), duplex: 'half' } as const;
    const typed = { ...headers, 'content-type': type };
    await expectName(await fetch(url, { ...chunked, headers: typed }), 'PAYLOAD_TOO_LARGE');
  });
});

describe('an unknown address', () => {
  test.each([
    '/api',
    '/api/',
    '/api/eshop/nothing',
    '/api/eshop/customers',
    '/api/eshop/customers/1/secrets',
    '/api/%ff',
  ])('%s answers NOT_FOUND by name', async (path) => {
    await expectName(await fetch(`${server.url}${path}`), 'NOT_FOUND');
  });

  test('a method that a path does not have answers NOT_FOUND', async () => {
    await expectName(await fetch(`${server.url}/api/eshop/auth/login`), 'NOT_FOUND');
    await expectName(await fetch(`${server.url}/api/public/zones`, { method: 'DELETE' }), 'NOT_FOUND');
  });
});
