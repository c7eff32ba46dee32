import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { logOut } from '#contract/endpoints/log-out.ts';
import { endLogIn, endOtherLogIns } from '#contract/endpoints/trail.ts';
import { ErrorBody, errorStatus } from '#contract/error-names.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { routes } from '#server/routes.ts';
import { isPart, schemaText } from '../contract/schema-text.ts';
import { logIn, refusal, send } from './support/call.ts';
import type { CallOptions } from './support/call.ts';
import { plainBodies } from './support/plain-bodies.ts';
import { plainQueries } from './support/plain-queries.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const systemToken = 'sandbox-system-token';

let server: TestServer;
let token: string;
/** The token of an account whose log-ins may end during the tests. */
let leavingToken: string;
let operatorToken: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'adult@linka.example');
  leavingToken = await logIn(server, 'newcomer@linka.example');
  operatorToken = await logIn(server, 'operator@linka.example');
});
afterAll(() => server.stop());

const byName = (isIncluded: (endpoint: EndpointDefinition) => boolean): [string, EndpointDefinition][] =>
  endpoints.filter(isIncluded).map((endpoint) => [endpoint.name, endpoint]);

const unknownId = 2_147_483_647;
const hasId = (endpoint: EndpointDefinition): boolean => endpoint.path.includes(':id');
const hasNumericId = (endpoint: EndpointDefinition): boolean =>
  hasId(endpoint) && !endpoint.path.includes('/payments/');

const takesJson = ({ request, multipart }: EndpointDefinition): boolean =>
  request !== undefined && multipart === undefined;

/** Values of path parameters that are not ids. */
const otherParams: Readonly<Record<string, string>> = {
  token: 'unknown-token',
  number: '999999999',
  fileId: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6',
};
const paramsOf = ({ path }: EndpointDefinition, id: number): Record<string, string | number> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, otherParams[name] ?? id]));

/** For each kind of access: the headers that a call needs. */
const admission = ({ access, name }: EndpointDefinition): Pick<CallOptions, 'token' | 'headers'> => {
  if (name === logOut.name || name === endOtherLogIns.name) return { token: leavingToken };
  if (access === 'customer') return { token };
  if (access === 'operator') return { token: operatorToken };
  if (access === 'system') return { token: systemToken };
  return access === 'mapPhone' ? { headers: { 'map-phone-auth-token': 'sandbox-map-phone-token' } } : {};
};

/** A call that is valid except for its id, which is unknown. Each test replaces the part of the call that it tests. */
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

/** For each kind of access: the tokens that are not admitted, and the errors with which they are refused. */
const refusedTokens = (): Readonly<Record<string, readonly (readonly [ErrorName, string | undefined])[]>> => {
  const nobody = [undefined, 'no.token.atAll'].map((bad) => ['UNAUTHENTICATED', bad] as const);
  const system = ['UNAUTHENTICATED', systemToken] as const;
  return {
    customer: [...nobody, system],
    operator: [...nobody, system, ['FORBIDDEN', token]],
    system: [...nobody, ...[token, operatorToken, `${systemToken}x`].map((bad) => ['UNAUTHENTICATED', bad] as const)],
  };
};

test.each(byName(({ access }) => ['customer', 'operator', 'system'].includes(access)))(
  '%s refuses every caller without the needed access (CAL-01)',
  async (_, endpoint) => {
    for (const [name, bad] of refusedTokens()[endpoint.access] ?? [])
      await refusal(server, endpoint, name, { ...plainCall(endpoint), token: bad });
  },
);

test.each(byName(({ access }) => access === 'mapPhone'))(
  '%s answers 401 to a wrong token in the header',
  async (_, endpoint) => {
    for (const bad of [undefined, '', 'sandbox-map-phone-tokem', 'sandbox']) {
      const headers = bad === undefined ? {} : { 'map-phone-auth-token': bad };
      await refusal(server, endpoint, 'UNAUTHENTICATED', { ...plainCall(endpoint), headers });
      await refusal(server, endpoint, 'UNAUTHENTICATED', { ...plainCall(endpoint), headers, token });
    }
  },
);

test.each(byName(hasId))(
  '%s answers NOT_FOUND to an unknown id, except that removing an unknown cart item or log-in succeeds',
  async (_, endpoint) => {
    if (endpoint.name === 'removeCartItem' || endpoint.name === endLogIn.name) {
      expect((await send(server, endpoint, plainCall(endpoint))).status).toBe(204);
    } else {
      await refusal(server, endpoint, 'NOT_FOUND', plainCall(endpoint));
    }
  },
);

// The same code reads and checks the input of every call, so each kind of input is tested with one call only.
test('each call of the contract, and no other call, is served by the code that checks its input', () => {
  const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;
  expect(routes.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  const served = server.addresses
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(nameOf);
  const undocumented = served.filter((address) => !endpoints.map(nameOf).includes(address));
  expect(undocumented).toEqual(['GET /api/openapi.json']);
});

const firstOfEachKind = <Item>(items: readonly Item[], kindOf: (item: Item) => string): readonly Item[] => [
  ...new Map(items.toReversed().map((item) => [kindOf(item), item])).values(),
];

const textOf = (schema: unknown): string => (isPart(schema) ? schemaText(schema, () => undefined) : '');

const withNumericId = firstOfEachKind(byName(hasNumericId), ([, { params }]) => textOf(params));

test.each(withNumericId)('%s refuses invalid ids', async (_, endpoint) => {
  for (const id of ['abc', '0', '-1', '1.5', '99999999999', '1e3', ' 1', '1;drop', '%00']) {
    const params = { ...paramsOf(endpoint, unknownId), id };
    await refusal(server, endpoint, 'VALIDATION_ERROR', { ...plainCall(endpoint), params });
  }
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

interface Field {
  readonly endpoint: EndpointDefinition;
  readonly name: string;
  readonly schema: unknown;
}

const fieldsOf = (part: 'query' | 'request', isIncluded: (endpoint: EndpointDefinition) => boolean): readonly Field[] =>
  firstOfEachKind(
    endpoints.filter(isIncluded).flatMap((endpoint) => {
      const parsed = v.safeParse(Entries, endpoint[part]);
      const entries = parsed.success ? Object.entries(parsed.output.entries) : [];
      return entries.map(([name, schema]): Field => ({ endpoint, name, schema }));
    }),
    ({ name, schema }) => `${name}: ${textOf(schema)}`,
  );

const queryFields = fieldsOf('query', () => true).filter(({ name }) => wrongQueries[name] !== undefined);

test.each(queryFields)('$endpoint.name refuses wrong values of $name', async ({ endpoint, name }) => {
  for (const value of wrongQueries[name] ?? []) {
    const options = plainCall(endpoint);
    const body = takesJson(endpoint) ? { body: options.body ?? {} } : {};
    const answer = await refusal(server, endpoint, 'VALIDATION_ERROR', {
      ...options,
      ...body,
      query: { ...options.query, [name]: value },
    });
    expect(answer.errors?.join()).toContain(name);
  }
});

test('query parameters may have the names of properties that every JavaScript object has', async () => {
  for (const [, endpoint] of byName(({ query }) => keysOf(query).length > 0)) {
    const options = plainCall(endpoint);
    const query = { ...options.query, __proto__: 'x', constructor: 'x', toString: 'x' };
    expect((await send(server, endpoint, { ...options, query })).status, endpoint.name).not.toBe(500);
  }
});

const ofMethods = firstOfEachKind(byName(takesJson), ([, { method }]) => method);

describe.each(ofMethods)('the endpoint %s', (_, endpoint) => {
  test.each(['', '{', 'undefined', '{"a":1}}', "{'a':1}"])('refuses the malformed body "%s"', async (text) => {
    await expectName(await sendText(endpoint, text), 'VALIDATION_ERROR');
  });

  // A change without fields is valid: it changes nothing.
  const empty = endpoint.method === 'PATCH' ? [] : ['{}'];
  test.each(['null', '[]', '1', '"text"', ...empty, `${'['.repeat(20_000)}${']'.repeat(20_000)}`])(
    'refuses a body that is not a valid object (%#)',
    async (text) => {
      await expectName(await sendText(endpoint, text), 'VALIDATION_ERROR');
    },
  );

  test('refuses other content types', async () => {
    await expectName(await sendText(endpoint, 'x'.repeat(1024 * 1024), 'text/plain'), 'UNSUPPORTED_MEDIA_TYPE');
    await expectName(await sendText(endpoint, '{}', 'text/plain'), 'UNSUPPORTED_MEDIA_TYPE');
    await expectName(await sendText(endpoint, 'a=b', 'application/x-www-form-urlencoded'), 'UNSUPPORTED_MEDIA_TYPE');
  });

  test('refuses a body of 1 MB, with or without content-length', async () => {
    await expectName(await sendText(endpoint, JSON.stringify({ text: 'x'.repeat(1024 * 1024) })), 'PAYLOAD_TOO_LARGE');
    const stream = new Blob([JSON.stringify({ text: 'x'.repeat(1024 * 1024) })]).stream();
    const request = { method: endpoint.method, body: stream, duplex: 'half' } as const;
    const { url, headers } = rawRequest(endpoint);
    const typed = { ...headers, 'content-type': 'application/json' };
    await expectName(await fetch(url, { ...request, headers: typed }), 'PAYLOAD_TOO_LARGE');
  });
});

test.each(fieldsOf('request', takesJson))(
  '$endpoint.name refuses a field $name of a wrong type, or with a text that cannot be stored',
  async ({ endpoint, name }) => {
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

describe.each(byName(({ multipart }) => multipart !== undefined))('the upload %s', (_, endpoint) => {
  const type = 'multipart/form-data; boundary=x';
  const part = (name: string, value: string): string =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  test.each(['', '--', '--x', '--x--', part('isProfileOne', 'true'), `${part('a', '1')}--y--`])(
    'refuses the malformed body "%s"',
    async (text) => {
      await expectName(await sendText(endpoint, text, type), 'VALIDATION_ERROR');
    },
  );

  test('refuses other content types, and a multipart body without a boundary', async () => {
    await expectName(await sendText(endpoint, '{}'), 'UNSUPPORTED_MEDIA_TYPE');
    await expectName(await sendText(endpoint, 'a=b', 'application/x-www-form-urlencoded'), 'UNSUPPORTED_MEDIA_TYPE');
    await expectName(await sendText(endpoint, '--x--', 'multipart/form-data'), 'VALIDATION_ERROR');
  });

  test('refuses a field that occurs twice, a missing field, and a text in place of a file', async () => {
    const names = keysOf(endpoint.request);
    for (const sent of [names, [...names, ...names], names.slice(1)]) {
      const text = `${sent.map((name) => part(name, '1')).join('')}--x--\r\n`;
      await expectName(await sendText(endpoint, text, type), 'VALIDATION_ERROR');
    }
  });

  test('refuses a larger body, with or without content-length', async () => {
    const text = part('attachment', 'x'.repeat(endpoint.multipart ?? 0));
    await expectName(await sendText(endpoint, text, type), 'PAYLOAD_TOO_LARGE');
    const { url, headers } = rawRequest(endpoint);
    const chunked = { method: endpoint.method, body: new Blob([text]).stream(), duplex: 'half' } as const;
    const typed = { ...headers, 'content-type': type };
    await expectName(await fetch(url, { ...chunked, headers: typed }), 'PAYLOAD_TOO_LARGE');
  });
});

describe('an unknown address or method', () => {
  test.each([
    '/api',
    '/api/',
    '/api/eshop/nothing',
    '/api/eshop/customers',
    '/api/eshop/customers/1/secrets',
    '/api/%ff',
  ])('%s gets NOT_FOUND', async (path) => {
    await expectName(await fetch(`${server.url}${path}`), 'NOT_FOUND');
  });

  test('a method that the path does not have gets NOT_FOUND', async () => {
    await expectName(await fetch(`${server.url}/api/eshop/auth/login`), 'NOT_FOUND');
    await expectName(await fetch(`${server.url}/api/public/zones`, { method: 'DELETE' }), 'NOT_FOUND');
  });
});
