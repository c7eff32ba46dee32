import type { EndpointDefinition } from '#contract/endpoint.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { login } from '#contract/endpoints/auth.ts';
import { branchOffices } from '#contract/endpoints/branch-offices.ts';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { cartLifetime, updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import { customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import * as customers from '#contract/endpoints/customers.ts';
import { cardStatesList } from '#contract/endpoints/enumerations.ts';
import { globalSettingsMapPhone } from '#contract/endpoints/global-settings.ts';
import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { cancelOrder, order, orders } from '#contract/endpoints/orders.ts';
import { priceListZones } from '#contract/endpoints/price-lists.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { systemCustomerAccounts } from '#contract/endpoints/system-customer-accounts.ts';
import { computedValidity } from '#contract/endpoints/tariff-profiles.ts';
import { zone, zones } from '#contract/endpoints/zones.ts';
import {
  always,
  changed,
  ignoring,
  ofRefusal,
  ofSuccess,
  set,
  withHeaders,
  withoutOwners,
  withoutTokens,
  withStatus,
  withValue,
} from './deviating-fetch.ts';
import type { Deviation } from './deviating-fetch.ts';

/** A way in which a back end deviates in one call, and how the report names it. */
export interface DeviationRow {
  readonly title: string;
  readonly call: EndpointDefinition;
  readonly deviation: Deviation;
  readonly where: RegExp;
  readonly got?: RegExp;
}

const row = (
  title: string,
  call: EndpointDefinition,
  deviation: Deviation,
  where: RegExp,
  got?: RegExp,
): DeviationRow => ({
  title,
  call,
  deviation,
  where,
  ...(got === undefined ? {} : { got }),
});

const status = /^status$/;
const nothing = /^nothing/;

const notFound = JSON.stringify({ httpCode: 404, name: 'NOT_FOUND', message: 'x' });
const answering = (headers: Record<string, string>, body: string, code = 200): Deviation => ({
  answer: (response) => changed(response, { status: code, headers, body }),
});
const page: Deviation = {
  answer: (response) =>
    response.status === 404
      ? changed(response, { headers: { 'content-type': 'text/html' }, body: '<h1>Not found</h1>' })
      : response,
};

const ofStatus: readonly DeviationRow[] = [
  row('the path is another one', orders, answering({}, notFound, 404), status, /^404/),
  row('the method is not served', shoppingCart, withStatus(200, 405), status, /^405/),
  row('a success has another status', customers.loggedCustomer, withStatus(200, 201), status, /^201/),
  row(
    'the answer is a redirect',
    customers.activeCard,
    answering({ location: 'https://elsewhere.example/' }, '', 302),
    status,
    /^302 to https:\/\/elsewhere/,
  ),
  row('the server fails', cartLifetime, withStatus(200, 500), status, /^500/),
  row('an unknown id is a success', cancelOrder, withStatus(404, 200), status, /^200/),
  row('a wrong body is accepted', updateAccountSettings, withStatus(400, 204), status, /^204/),
  row('a wrong parameter is accepted', zones, ignoring('timezoneOffset'), status, /^200/),
  row(
    'a limit out of range is accepted',
    orders,
    {
      ask: ({ url }) => {
        if (url.searchParams.get('limit') === '1000') url.searchParams.set('limit', '999');
      },
    },
    status,
    /^200/,
  ),
];

const ofFields: readonly DeviationRow[] = [
  row('a field is missing', orders, set('items.*.issued', always(undefined)), /^items\[0\]\.issued$/, nothing),
  row(
    'a field has another name',
    customers.customer,
    ofSuccess((text) => text.replaceAll('"firstName":', '"first_name":')),
    /^firstName$/,
    nothing,
  ),
  row('an id is a text', customerProfiles, set('items.*.id', String), /^items\[0\]\.id$/, /^"\d+"/),
  row('an amount is a text', order, set('price', String), /^price$/, /^"/),
  row(
    'an amount has decimals',
    priceListZones,
    set('*.price', (price) => Number(price) / 7),
    /^\[0\]\.price$/,
    /\./,
  ),
  row(
    'a name of an enumeration is unknown',
    orders,
    set('items.*.state.name', always('OPEN')),
    /^items\[0\]\.state\.name$/,
    /^"OPEN"/,
  ),
  row(
    'an id of an enumeration is another one',
    customers.customerTicketFares,
    set('items.*.state.id', (id) => Number(id) + 1),
    /^items\[0\]\.state\.id$/,
  ),
  row(
    'a text to show is empty',
    customers.customerCards,
    set('items.*.currentState.state.displayName', always('')),
    /displayName$/,
  ),
  row('a list is null', cardApplication, set('progress', always(null)), /^progress$/, /^null/),
  row(
    'an object is null',
    customers.customerTicketFares,
    set('items.*.card', always(null)),
    /^items\[0\]\.card$/,
    /^null/,
  ),
  row(
    'a day has another form',
    computedValidity,
    set('validTo', (day) => String(day).split('-').toReversed().join('.')),
    /^validTo$/,
  ),
  row(
    'a moment is not in UTC',
    orders,
    set('items.*.issued', (moment) => String(moment).replace('Z', '+01:00')),
    /^items\[0\]\.issued$/,
    /\+01:00/,
  ),
  row(
    'a moment has no zone',
    orders,
    set('items.*.issued', (moment) => String(moment).replace('Z', '')),
    /^items\[0\]\.issued$/,
  ),
  row('a photo has no prefix of a data URL', customers.customer, set('photo', always('AAAA')), /^photo$/),
  row('a custodian has another id beside it', customers.customer, set('parentId', always(1)), /^parentId$/, /^1/),
  row('the log-in answers no token', login, set('token', always(undefined)), /^token$/, nothing),
  row(
    'the token does not tell when it ends',
    login,
    set('token', always('0123456789abcdef')),
    /^token$/,
    /16 characters/,
  ),
  row(
    'the detail tells something else than the list',
    order,
    set('paymentType.name', (name) => (name === 'INVOICE' ? 'BANK_CARD' : 'INVOICE')),
    /^paymentType\.name$/,
  ),
  row('the sum of the cart is wrong', shoppingCart, set('totalPrice', always(1)), /^totalPrice$/, /^1/),
  row(
    'an enumeration lacks a value',
    cardStatesList,
    ofSuccess((text) => text.replace(/^\[\{[^}]*\},/, '[')),
    /^the answer$/,
    nothing,
  ),
];

const ofLists: readonly DeviationRow[] = [
  row('totalCount is missing', branchOffices, set('totalCount', always(undefined)), /^totalCount$/, nothing),
  row(
    'totalCount counts only the page',
    branchOffices,
    ofSuccess((text) => withValue('totalCount', always(text.split('"branchNumber"').length - 1))(text)),
    /^totalCount$/,
  ),
  row('limit is ignored', zones, ignoring('limit'), /^items$/),
  row('offset is ignored', zones, ignoring('offset'), /^items$/),
  row(
    'a row is on two pages',
    branchOffices,
    {
      ask: ({ url }) =>
        url.searchParams.set('offset', String(Math.max(0, Number(url.searchParams.get('offset') ?? 0) - 1))),
    },
    /^items$/,
  ),
  row('sortBy is ignored', orders, ignoring('sortBy'), /^items\[\]\./),
  row('sortDesc is ignored', customers.customerEWalletTransactions, ignoring('sortDesc'), /^items\[\]\./),
  row(
    'a list is sorted in another way by default',
    orders,
    {
      ask: ({ url }) => {
        if (!url.searchParams.has('sortBy')) url.searchParams.set('sortDesc', 'false');
      },
    },
    /number$/,
  ),
  row('a filter is ignored', orders, ignoring('state'), /state\.name$/),
  row('a filter by ids is ignored', customers.customerCards, ignoring('stateIds'), /state\.id$/),
  row('a filter by day is ignored', customers.customerEWalletTransactions, ignoring('date'), /dateTime$/),
  row('a filter by a flag is ignored', branchOffices, ignoring('cardDeliveryAllowed'), /cardDeliveryAllowed$/),
  row(
    'a filter without rows is ignored',
    customerAccountLinks,
    ignoring('customerAccountLinkType'),
    /customerAccountLinkType$/,
  ),
];

const ofAccess: readonly DeviationRow[] = [
  row('a call is answered without a token', customers.loggedCustomer, withoutTokens(), status, /^200/),
  row('the lack of a token is refused with 403', shoppingCart, withStatus(401, 403), status, /^403/),
  row(
    'the application needs no token',
    globalSettingsMapPhone,
    { ask: ({ headers }) => headers.set('map-phone-auth-token', 'sandbox-map-phone-token') },
    status,
    /^200/,
  ),
  row(
    'a system account needs no token',
    systemCustomerAccounts,
    { ask: ({ headers }) => headers.set('authorization', 'Bearer sandbox-system-token') },
    status,
    /^200/,
  ),
  row("another account's data can be read", customers.customer, withoutOwners(), status, /^200/),
  row(
    'a wrong password is accepted',
    login,
    { answer: (response) => (response.status === 401 ? changed(response, { status: 200, body: '{}' }) : response) },
    status,
    /^200/,
  ),
  row('a wrong log-in is 400', login, withStatus(401, 400), status, /^400/),
];

const ofForm: readonly DeviationRow[] = [
  row('a refusal has no name', orders, ofRefusal(withValue('name', always(undefined))), /^name$/, nothing),
  row(
    'a refusal has an unknown name',
    order,
    ofRefusal(withValue('name', always('ORDER_UNKNOWN'))),
    /^name$/,
    /ORDER_UNKNOWN/,
  ),
  row(
    'a refusal has the name of another call',
    order,
    ofRefusal(withValue('name', always('NO_ACTIVE_CARD'))),
    /^name$/,
    /NO_ACTIVE_CARD/,
  ),
  row('a refusal has another code in its body', order, ofRefusal(withValue('httpCode', always(500))), /^httpCode$/),
  row('a refusal is a page', zone, page, /^header content-type$/, /text\/html/),
  row(
    'the answer is a page',
    shoppingCart,
    answering({ 'content-type': 'text/html' }, '<!doctype html><title>Shop</title>'),
    /^body$/,
    /doctype/,
  ),
  row(
    'the answer is no JSON',
    customerProfiles,
    ofSuccess((text) => text.slice(0, -1)),
    /^body$/,
  ),
  row(
    'the answer is empty',
    customers.loggedCustomer,
    ofSuccess(() => ''),
    /^body$/,
    nothing,
  ),
  row(
    'the answer is in an envelope',
    orders,
    ofSuccess((text) => `{"data":${text}}`),
    /^items$/,
    nothing,
  ),
  row('no header tells the time', zones, withHeaders({ 'x-linka-time': null, date: null }), /^header date$/),
];

const ofTexts: readonly DeviationRow[] = [
  row(
    'the language of the texts is not named',
    messages,
    withHeaders({ 'content-language': null }),
    /^header content-language$/,
    nothing,
  ),
  row(
    'the language of the texts is another one',
    messages,
    withHeaders({ 'content-language': 'de' }),
    /^header content-language$/,
    /"de"/,
  ),
  row(
    'the language of the request is ignored',
    customerProfiles,
    { ask: ({ headers }) => headers.set('accept-language', 'cs') },
    /^the answer$/,
    /the same texts/,
  ),
  row('the texts are nested', messages, set('data', always({ common: { errors: { x: 'y' } } })), /^data\.common/),
  row('a text is null', messages, set('data', always({ greeting: null })), /^data\.greeting$/, /^null/),
  row('there are no texts', messages, set('data', always({})), /^data$/),
  row('there are no languages', supportedLocales, set('data', always([])), /^data$/, /\[\]/),
  row(
    'the default language is not the first',
    supportedLocales,
    set('data', (names) => (Array.isArray(names) ? names.toReversed() : names)),
    /^data\[0\]$/,
  ),
];

export const deviations: readonly DeviationRow[] = [
  ...ofStatus,
  ...ofFields,
  ...ofLists,
  ...ofAccess,
  ...ofForm,
  ...ofTexts,
];
