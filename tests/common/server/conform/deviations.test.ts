import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { updateCustomerAccountNotification } from '#contract/endpoints/customer-account-notifications.ts';
import { cartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { updateMarketingConsent } from '#contract/endpoints/customer-cards.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { createOrder, order } from '#contract/endpoints/orders.ts';
import { createReclamation } from '#contract/endpoints/reclamations.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { accountEvents } from '#contract/endpoints/trail.ts';
import { createZone, deleteZone, updateZone, zone, zones } from '#contract/endpoints/zones.ts';
import { sandboxAccounts } from '#scripts/conform/accounts.ts';
import type { Accounts } from '#scripts/conform/accounts.ts';
import { nameOfCall } from '#scripts/conform/back-end.ts';
import type { Difference } from '#scripts/conform/call-record.ts';
import { conform } from '#scripts/conform/conform.ts';
import type { ConformOptions, Report } from '#scripts/conform/conform.ts';
import { createClient } from '#scripts/conform/http/client.ts';
import type { Fetch } from '#scripts/conform/http/client.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { always, changed, deviatingFetch, set, silent, withHeaders } from './deviating-fetch.ts';
import type { Deviation } from './deviating-fetch.ts';
import { deviations } from './deviation-table.ts';
import type { DeviationRow } from './deviation-table.ts';

const origin = 'https://shop.example';

let server: TestServer;
let accounts: Accounts;
beforeAll(async () => {
  server = await startServer({ workers: false, configuration: { allowedOrigins: [origin] } });
  accounts = await sandboxAccounts(createClient({ base: server.url, origin: undefined, timeoutMs: 60_000, fetch }));
});
afterAll(() => server.stop());

const run = (options: Partial<ConformOptions>): Promise<Report> =>
  conform({
    base: server.url,
    origin: undefined,
    timeoutMs: 60_000,
    fetch,
    accounts,
    write: false,
    only: '',
    ...options,
  });

const differencesOf = ({ records }: Report, { name }: EndpointDefinition): readonly Difference[] =>
  records.find(({ endpoint }) => endpoint.name === name)?.differences ?? [];

const isNamed = (
  { where, got = /^/ }: Pick<DeviationRow, 'where' | 'got'>,
  differences: readonly Difference[],
): boolean => differences.some((one) => where.test(one.where) && got.test(one.got));

const shownOf = (differences: readonly Difference[]): string =>
  differences.map((one) => `${one.where}: ${one.got} (${one.request})`).join('\n');

function expectNamed(report: Report, row: Pick<DeviationRow, 'call' | 'where' | 'got'>): void {
  const differences = differencesOf(report, row.call);
  expect(isNamed(row, differences), shownOf(differences)).toBe(true);
}

describe('a back end differs if', () => {
  test.each(deviations)('$title (CAL-05)', async (row) => {
    const { call, deviation } = row;
    expectNamed(await run({ fetch: deviatingFetch(call, deviation), only: nameOfCall(call) }), row);
  });

  test('it does not answer in time, and is not asked again', async () => {
    const report = await run({
      fetch: deviatingFetch(cartLifetime, silent),
      only: nameOfCall(cartLifetime),
      timeoutMs: 2000,
    });
    expect(differencesOf(report, cartLifetime)).toEqual([
      { where: 'the answer', expected: 'an answer', got: 'none: nothing arrived within 2 seconds', request: '' },
    ]);
  });

  test('a call of an extension that it names does not exist', async () => {
    const gone: Deviation = { answer: (response) => changed(response, { status: 404 }) };
    const report = await run({ fetch: deviatingFetch(accountEvents, gone), only: nameOfCall(systemConfigurations) });
    expect(differencesOf(report, systemConfigurations)).toMatchObject([
      { where: 'extensions', expected: `${nameOfCall(accountEvents)} to exist, since the extension trail is named` },
    ]);
  });

  test.each([
    ['does not let pages of the shop read its answers', 'GET', { 'access-control-allow-origin': null }],
    ['lets only other pages read its answers', 'GET', { 'access-control-allow-origin': 'https://other.example' }],
    [
      'does not let pages send the header with the token',
      'OPTIONS',
      { 'access-control-allow-headers': 'content-type' },
    ],
    ['does not let pages use the method', 'OPTIONS', { 'access-control-allow-methods': 'POST' }],
    ['does not let pages read the time', 'GET', { 'access-control-expose-headers': null }],
  ] as const)('at another origin it %s', async (_, method, headers) => {
    const fetchWithout = deviatingFetch({ method, path: loggedCustomer.path }, withHeaders(headers));
    const report = await run({ origin, fetch: fetchWithout, only: nameOfCall(loggedCustomer) });
    const [name = ''] = Object.keys(headers);
    expectNamed(report, { call: loggedCustomer, where: new RegExp(`^header ${name}$`) });
  });
});

const withoutKey: Deviation = { ask: ({ headers }) => headers.delete('idempotency-key') };

/** Deviations of calls that change something, with the call that shows them. */
const ofWrites: readonly (readonly [
  title: string,
  DeviationRow['call'],
  Deviation,
  Pick<DeviationRow, 'call' | 'where' | 'got'>,
])[] = [
  ['ignores the key of a created row', createZone, withoutKey, { call: createZone, where: /^status$/, got: /409/ }],
  ['ignores the key of a reclamation', createReclamation, withoutKey, { call: createReclamation, where: /^id$/ }],
  ['orders a cart twice', createOrder, withoutKey, { call: createOrder, where: /^status$/, got: /CART_EMPTY/ }],
  [
    'answers a deletion with a body',
    deleteZone,
    {
      answer: (response) =>
        response.status === 204
          ? changed(response, { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' })
          : response,
    },
    { call: deleteZone, where: /^status$/, got: /200/ },
  ],
  [
    'does not store a change',
    updateZone,
    { ask: ({ url }) => (url.pathname = '/api/public/zones/2147483647') },
    { call: zone, where: /^displayName$/, got: /"Conformance"/ },
  ],
  [
    'answers an order that is cancelled as pending',
    order,
    set('state', always({ id: 1, name: 'PENDING', displayName: 'x' })),
    { call: order, where: /^state\.name$/, got: /PENDING/ },
  ],
  [
    'answers the former setting',
    updateCustomerAccountNotification,
    set('email', always(true)),
    { call: updateCustomerAccountNotification, where: /^email$/, got: /true/ },
  ],
  [
    'answers another name of an uploaded file',
    uploadAttachment,
    set('name', always('x')),
    { call: uploadAttachment, where: /^name$/, got: /"x"/ },
  ],
  [
    'refuses a right change',
    updateMarketingConsent,
    { answer: (response) => (response.status === 204 ? changed(response, { status: 403, body: '{}' }) : response) },
    { call: updateMarketingConsent, where: /^status$/, got: /403/ },
  ],
];

describe('a back end that', () => {
  let report: Report;
  beforeAll(async () => {
    const deviating = ofWrites.reduce<Fetch>(
      (next, [, call, deviation]) => deviatingFetch(call, deviation, next),
      fetch,
    );
    report = await run({ fetch: deviating, write: true });
  });

  test.each(ofWrites)('%s differs (CAL-05)', (_, _call, _deviation, row) => {
    expectNamed(report, row);
  });
});

test('what needs an account that is not given is not checked, and is no difference', async () => {
  const { records } = await run({ accounts: {}, only: '/api/eshop/shopping-cart' });
  const cart = records.find(({ endpoint }) => endpoint.name === shoppingCart.name);
  expect(cart?.differences).toEqual([]);
  expect([...(cart?.unchecked ?? [])]).toEqual(['accounts.json has no account "customer"']);
});

test('a field that the contract does not know is no difference', async () => {
  const more = set('items', (items) =>
    Array.isArray(items) ? items.map((item: object) => ({ ...item, ours: 1 })) : items,
  );
  const report = await run({ fetch: deviatingFetch(zones, more), only: nameOfCall(zones) });
  expect(differencesOf(report, zones)).toEqual([]);
});
