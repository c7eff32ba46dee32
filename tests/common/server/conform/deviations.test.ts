import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { login } from '#contract/endpoints/auth.ts';
import { branchOffices } from '#contract/endpoints/branch-offices.ts';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { cartLifetime, updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import { customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import {
  activeCard,
  customer,
  customerEWalletTransactions,
  customerTicketFares,
  loggedCustomer,
} from '#contract/endpoints/customers.ts';
import { cardStatesList } from '#contract/endpoints/enumerations.ts';
import { globalSettingsMapPhone } from '#contract/endpoints/global-settings.ts';
import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { cancelOrder, order, orders } from '#contract/endpoints/orders.ts';
import { priceListZones } from '#contract/endpoints/price-lists.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { systemCustomerAccounts } from '#contract/endpoints/system-customer-accounts.ts';
import { computedValidity } from '#contract/endpoints/tariff-profiles.ts';
import { zone, zones } from '#contract/endpoints/zones.ts';
import { sandboxAccounts } from '#scripts/conform/accounts.ts';
import type { Accounts } from '#scripts/conform/accounts.ts';
import { nameOfCall } from '#scripts/conform/back-end.ts';
import { conform } from '#scripts/conform/conform.ts';
import { createClient } from '#scripts/conform/http/client.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { changed, deviatingFetch, ofJson, ofRefusal, withValue } from './deviating-fetch.ts';
import type { Deviation } from './deviating-fetch.ts';

let server: TestServer;
let accounts: Accounts;
const origin = 'https://shop.example';
beforeAll(async () => {
  server = await startServer({ workers: false, configuration: { allowedOrigins: [origin] } });
  accounts = await sandboxAccounts(createClient({ base: server.url, origin: undefined, timeoutMs: 10_000, fetch }));
});
afterAll(() => server.stop());

const without = (name: string) => ({ ask: ({ url }: { url: URL }) => url.searchParams.delete(name) });
const removed = (path: string): Deviation => ofJson(withValue(path, () => undefined));
const set = (path: string, change: (value: unknown) => unknown): Deviation => ofJson(withValue(path, change));
const always = (value: unknown) => () => value;
const asAnswer = (body: string, headers: Record<string, string>, status = 200): Deviation => ({
  answer: (response) => changed(response, { status, headers, body }),
});
const withStatus = (from: number, to: number): Deviation => ({
  answer: (response) => (response.status === from ? changed(response, { status: to }) : response),
});
const withHeaders = (headers: Readonly<Record<string, string | null>>): Deviation => ({
  answer: (response) => changed(response, { headers }),
});
const rename = (from: string, to: string): Deviation => ofJson((text) => text.replaceAll(`"${from}":`, `"${to}":`));

type Row = readonly [title: string, EndpointDefinition, Deviation, where: string | RegExp, got?: string | RegExp];

const deviations: readonly Row[] = [
  [
    'the path is another one',
    orders,
    {
      answer: (response) =>
        changed(response, { status: 404, body: '{"httpCode":404,"name":"NOT_FOUND","message":"x"}' }),
    },
    'status',
    /^404/,
  ],
  ['the method is not served', shoppingCart, withStatus(200, 405), 'status', '405'],
  ['a success has another status', loggedCustomer, withStatus(200, 201), 'status', '201'],
  ['a field is missing', orders, removed('items.*.delivered'), 'items[0].delivered', /^nothing/],
  ['a field has another name', customer, rename('firstName', 'first_name'), 'firstName', /^nothing/],
  ['an id is a text', customerProfiles, set('items.*.id', String), 'items[0].id', /^"\d+"/],
  ['an amount is a text', order, set('price', String), 'price', /^"/],
  ['an amount has decimals', priceListZones, set('*.price', (price) => Number(price) / 7), '[0].price', /\./],
  [
    'a name of an enumeration is unknown',
    orders,
    set('items.*.state.name', always('OPEN')),
    'items[0].state.name',
    /^"OPEN"/,
  ],
  [
    'an id of an enumeration is another one',
    customerTicketFares,
    set('items.*.state.id', (id) => Number(id) + 1),
    'items[0].state.id',
  ],
  ['a list is null', cardApplication, set('progress', always(null)), 'progress', 'null'],
  ['an object is null', customerTicketFares, set('items.*.card', always(null)), 'items[0].card', /^null/],
  ['totalCount is missing', branchOffices, removed('totalCount'), 'totalCount', /^nothing/],
  [
    'totalCount counts only the page',
    branchOffices,
    ofJson((text) => withValue('totalCount', always((JSON.parse(text) as { items: [] }).items.length))(text)),
    'totalCount',
  ],
  ['limit is ignored', zones, without('limit'), 'items'],
  ['offset is ignored', zones, without('offset'), 'items'],
  ['sortBy is ignored', orders, without('sortBy'), /^items\[\]\./],
  ['sortDesc is ignored', customerEWalletTransactions, without('sortDesc'), /^items\[\]\./],
  ['a filter is ignored', orders, without('state'), /state\.name$/],
  ['a filter by day is ignored', customerEWalletTransactions, without('date'), /dateTime$/],
  ['a filter by link is ignored', customerAccountLinks, without('customerAccountLinkType'), /customerAccountLinkType$/],
  ['a wrong parameter is accepted', zones, without('timezoneOffset'), 'status', '200'],
  [
    'a day has another form',
    computedValidity,
    set('validTo', (day) => String(day).split('-').toReversed().join('.')),
    'validTo',
  ],
  [
    'a moment has no zone',
    orders,
    set('items.*.issued', (moment) => String(moment).replace('Z', '')),
    'items[0].issued',
  ],
  [
    'a call is answered without a token',
    loggedCustomer,
    { ask: ({ headers }) => headers.set('authorization', headers.get('authorization') ?? `Bearer ${customerToken}`) },
    'status',
    '200',
  ],
  ['the lack of a token is refused with 403', shoppingCart, withStatus(401, 403), 'status', /^403/],
  [
    'the application needs no token',
    globalSettingsMapPhone,
    { ask: ({ headers }) => headers.set('map-phone-auth-token', 'sandbox-map-phone-token') },
    'status',
    '200',
  ],
  ['a refusal has no name', orders, ofRefusal(withValue('name', always(undefined))), 'name', /^nothing/],
  [
    'a refusal has an unknown name',
    order,
    ofRefusal(withValue('name', always('ORDER_UNKNOWN'))),
    'name',
    /ORDER_UNKNOWN/,
  ],
  ['a refusal has another code in its body', order, ofRefusal(withValue('httpCode', always(400))), 'httpCode'],
  [
    'a refusal is a page',
    zone,
    {
      answer: (response) =>
        response.status === 404
          ? changed(response, { headers: { 'content-type': 'text/html' }, body: '<h1>Not found</h1>' })
          : response,
    },
    'header content-type',
    /text\/html/,
  ],
  [
    'the answer is a page',
    shoppingCart,
    asAnswer('<!doctype html><title>Shop</title>', { 'content-type': 'text/html' }),
    'body',
    /doctype/,
  ],
  ['the answer is no JSON', customerProfiles, ofJson((text) => text.slice(0, -1)), 'body'],
  ['the answer is empty', loggedCustomer, ofJson(() => ''), 'body', /^nothing/],
  [
    'the answer is a redirect',
    activeCard,
    asAnswer('', { location: 'https://elsewhere.example/' }, 302),
    'status',
    /^302 to https:\/\/elsewhere/,
  ],
  ['the server fails', cartLifetime, withStatus(200, 500), 'status', '500'],
  [
    'the language of the texts is not named',
    messages,
    withHeaders({ 'content-language': null }),
    'header content-language',
    /^nothing/,
  ],
  [
    'the language of the texts is another one',
    messages,
    withHeaders({ 'content-language': 'de' }),
    'header content-language',
    /"de"/,
  ],
  [
    'the language of the request is ignored',
    cardStatesList,
    { ask: ({ headers }) => headers.set('accept-language', 'cs') },
    'the answer',
    'the same texts',
  ],
  ['the texts are nested', messages, set('data', always({ common: { errors: { x: 'y' } } })), 'data.common'],
  [
    'a text is null',
    messages,
    set('data', (data) => ({ ...(data as object), 'common.ok': null })),
    'data.common.ok',
    /^null/,
  ],
  ['there are no languages', supportedLocales, set('data', always([])), 'data', '[]'],
  [
    'an enumeration lacks a value',
    cardStatesList,
    ofJson((text) => JSON.stringify((JSON.parse(text) as []).slice(1))),
    'the answer',
    'nothing',
  ],
  [
    'a row is on two pages',
    branchOffices,
    {
      ask: ({ url }) =>
        url.searchParams.set('offset', String(Math.max(0, Number(url.searchParams.get('offset') ?? 0) - 1))),
    },
    'items',
  ],
  ['a photo has no prefix of a data URL', customer, set('photo', always('AAAA')), 'photo'],
  [
    'a wrong body is accepted',
    updateAccountSettings,
    { answer: (response) => (response.status === 400 ? changed(response, { status: 200 }) : response) },
    'status',
    '200',
  ],
  ['the log-in answers no token', login, removed('token'), 'token', /^nothing/],
  ['a wrong log-in is 400', login, withStatus(401, 400), 'status', /^400/],
  ['the detail tells something else than the list', order, set('price', (price) => Number(price) + 1), 'price'],
  ['the sum of the cart is wrong', shoppingCart, set('totalPrice', always(1)), 'totalPrice', '1'],
  ['an unknown id is 200', cancelOrder, withStatus(404, 200), 'status', '200'],
  [
    "another account's data can be read",
    customer,
    { ask: ({ url, headers }) => parentCalls(url, headers) },
    'status',
    '200',
  ],
  [
    'a system account needs no token',
    systemCustomerAccounts,
    { ask: ({ headers }) => headers.set('authorization', 'Bearer sandbox-system-token') },
    'status',
    '200',
  ],
  ['no header tells the time', zones, withHeaders({ 'x-linka-time': null, date: null }), 'header date'],
];

let customerToken = '';
let parentToken = '';
let parentId = 0;
/** Calls about the parent's customer are made with the parent's token. */
function parentCalls(url: URL, headers: Headers): void {
  if (url.pathname.endsWith(`/${String(parentId)}`)) headers.set('authorization', `Bearer ${parentToken}`);
}

async function tokenOf(credentials: unknown): Promise<string> {
  const response = await fetch(`${server.url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return ((await response.json()) as { token: string }).token;
}

describe('a back end differs if', () => {
  beforeAll(async () => {
    customerToken = await tokenOf(accounts.customer);
    parentToken = await tokenOf(accounts.parent);
    const own = await fetch(`${server.url}${loggedCustomer.path}`, {
      headers: { authorization: `Bearer ${parentToken}` },
    });
    parentId = ((await own.json()) as { id: number }).id;
  });

  test.each(deviations)('%s', async (_, endpoint, deviation, where, got = '') => {
    const { records } = await conform({
      base: server.url,
      origin: undefined,
      timeoutMs: 10_000,
      fetch: deviatingFetch(endpoint, deviation),
      accounts,
      write: false,
      only: nameOfCall(endpoint),
    });
    const differences = records.find((record) => record.endpoint.name === endpoint.name)?.differences ?? [];
    const found = differences.map((one) => `${one.where} | ${one.got} | ${one.request}`);
    expect(
      differences.filter(
        (one) =>
          (typeof where === 'string' ? one.where === where : where.test(one.where)) &&
          (typeof got === 'string' ? one.got.includes(got) : got.test(one.got)),
      ).length,
      found.slice(0, 10).join('\n'),
    ).toBeGreaterThan(0);
  });
});
