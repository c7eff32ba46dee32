import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { createCustomerProfile } from '#contract/endpoints/customer-profiles.ts';
import { createPriceList, createPriceListPeriod, priceList } from '#contract/endpoints/price-lists.ts';
import { createTariffProfile } from '#contract/endpoints/tariff-profiles.ts';
import { createTicketCombination } from '#contract/endpoints/ticket-combinations.ts';
import { createZone, zoneByNumber } from '#contract/endpoints/zones.ts';
import { call, logIn, refusal, send } from './support/call.ts';
import {
  attachmentNames,
  customerProfileBody,
  periodBody,
  priceListBody,
  tariffProfileBody,
  ticketCombinationBody,
  zoneBody,
} from './support/reference-bodies.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'operator@linka.example');
});
afterAll(() => server.stop());

const long = (count: number) => 'x'.repeat(count);
const price = (value: unknown) => ({ zones: [{ zoneId: 1, price: value }] });
const period = (change: object) => ({ periods: [{ ...periodBody(), ...change }] });
const names = attachmentNames('x');
const fixed = {
  type: 'FIXED',
  period: null,
  periodQuantity: null,
  fixedValidFromDay: 1,
  fixedValidFromMonth: 9,
  fixedValidToDay: 30,
  fixedValidToMonth: 6,
};

/** A change that makes a valid body invalid, and the field in the error. */
type Case = readonly [change: object, names: string];

const cases: readonly { endpoint: EndpointDefinition; body: object; bad: readonly Case[] }[] = [
  {
    endpoint: createZone,
    body: zoneBody('600'),
    bad: [
      [{ name: '' }, 'name'],
      [{ name: 'A1' }, 'name'],
      [{ name: '-1' }, 'name'],
      [{ name: '0100' }, 'name'],
      [{ name: '1234567890' }, 'name'],
      [{ name: 600 }, 'name'],
      [{ displayName: ' ' }, 'displayName'],
      [{ displayName: long(101) }, 'displayName'],
    ],
  },
  {
    endpoint: createCustomerProfile,
    body: customerProfileBody('BAD'),
    bad: [
      [{ code: 'small' }, 'code'],
      [{ code: '' }, 'code'],
      [{ code: 'X'.repeat(61) }, 'code'],
      [{ displayNames: { ...names, ro: ' ' } }, 'displayNames.ro'],
      [{ displayNames: { cs: 'x', en: 'x' } }, 'displayNames.sk'],
      [{ displayNames: { ...names, pl: long(101) } }, 'displayNames.pl'],
      [{ profileNumber: 0 }, 'profileNumber'],
      [{ ageFrom: -1 }, 'ageFrom'],
      [{ ageFrom: 1.5 }, 'ageFrom'],
      [{ ageTo: 151 }, 'ageTo'],
      [{ ageFrom: 20, ageTo: 19 }, 'ageTo'],
      [{ validFrom: '2026-02-31' }, 'validFrom'],
      [{ validTo: '31.02.2026' }, 'validTo'],
      [{ validFrom: '2026-02-02', validTo: '2026-02-01' }, 'validTo'],
      [{ validFrom: '1899-12-31' }, 'validFrom'],
      [{ validToDefault: { name: 'SOMEWHEN' } }, 'validToDefault'],
      [{ validToDefault: { name: 'AGE_TO' } }, 'validToDefault'],
      [{ minProfileDaysValidity: -1 }, 'minProfileDaysValidity'],
      [{ isic: 'yes' }, 'isic'],
      [{ type: 'ANIMAL' }, 'type'],
      [{ orderNumber: 1e99 }, 'orderNumber'],
      [{ cardApplicationAttachmentTypes: [{ displayNames: { ...names, cs: '' } }] }, 'cardApplicationAttachmentTypes'],
      [{ cardApplicationAttachmentTypes: [{ id: 1, displayNames: names }] }, 'cardApplicationAttachmentTypes'],
      [
        { cardApplicationAttachmentTypes: Array.from({ length: 21 }, () => ({ displayNames: names })) },
        'cardApplicationAttachmentTypes',
      ],
    ],
  },
  {
    endpoint: createTariffProfile,
    body: tariffProfileBody('BAD'),
    bad: [
      [{ type: 'ENDLESS' }, 'type'],
      [{ period: 'WEEK' }, 'period'],
      [{ period: null }, 'period'],
      [{ periodQuantity: null }, 'period'],
      [{ periodQuantity: 0 }, 'periodQuantity'],
      [{ periodQuantity: 1.5 }, 'periodQuantity'],
      [{ periodQuantity: 10_001 }, 'periodQuantity'],
      [{ period: 'YEAR', periodQuantity: 101 }, 'periodQuantity: is more than a hundred years'],
      [{ period: 'HALF_YEAR', periodQuantity: 201 }, 'periodQuantity: is more than a hundred years'],
      [{ period: 'MONTH', periodQuantity: 1201 }, 'periodQuantity: is more than a hundred years'],
      [{ type: 'CALENDAR' }, 'period'],
      [{ type: 'CALENDAR', period: 'MINUTE' }, 'period'],
      [{ type: 'SINGLE' }, 'period'],
      [{ fixedValidFromDay: 1, fixedValidFromMonth: 9 }, 'fixedValidFromDay'],
      [{ ...fixed, period: 'DAY', periodQuantity: 1 }, 'period'],
      [{ ...fixed, fixedValidToDay: null }, 'fixedValidToDay'],
      [{ ...fixed, fixedValidFromMonth: null }, 'fixedValidFromDay'],
      [{ ...fixed, fixedValidToDay: 31, fixedValidToMonth: 2 }, 'fixedValidToDay'],
      [{ ...fixed, fixedValidFromDay: 31, fixedValidFromMonth: 4 }, 'fixedValidFromDay'],
      [{ ...fixed, fixedValidToDay: 32 }, 'fixedValidToDay'],
      [{ ...fixed, fixedValidFromMonth: 13 }, 'fixedValidFromMonth'],
    ],
  },
  {
    endpoint: createPriceList,
    body: priceListBody('BAD'),
    bad: [
      [{ code: 'with space' }, 'code'],
      [period({ displayName: '' }), 'periods.0.displayName'],
      [period({ displayName: long(101) }), 'periods.0.displayName'],
      [period({ validFrom: '2026-02-31' }), 'periods.0.validFrom'],
      [period({ validTo: '31.02.2026' }), 'periods.0.validTo'],
      [period({ validTo: '2025-12-31' }), 'periods.0.validTo'],
      [period(price(-1)), 'price'],
      [period(price(0.5)), 'price'],
      [period(price('100')), 'price'],
      [period(price(100_000_001)), 'price'],
      [period({ zones: [{ zoneId: 1 }] }), 'price'],
      [period({ zones: [{ zoneId: 0, price: 1 }] }), 'zoneId'],
      [period({ zones: [1, 1].map((zoneId) => ({ zoneId, price: 1 })) }), 'periods.0.zones'],
      [period({ zones: [{ zoneId: 99_999, price: 1 }] }), 'zones: there is no zone 99999'],
      [period({ id: 1 }), 'periods'],
      [{ periods: [periodBody('2026-01-01', '2026-12-31'), periodBody('2026-12-31', null)] }, 'periods'],
      [{ periods: [periodBody('2026-06-01', null), periodBody('2026-01-01', null)] }, 'periods'],
      [{ periods: [periodBody('2027-01-01', '2027-12-31'), periodBody('2026-01-01', null)] }, 'periods'],
      [{ periods: [periodBody(), periodBody()] }, 'periods'],
    ],
  },
  {
    endpoint: createPriceListPeriod,
    body: periodBody('1990-01-01', '1990-12-31'),
    bad: [
      [{ displayName: '' }, 'displayName'],
      [{ validFrom: '1990-02-30' }, 'validFrom'],
      [{ validTo: '1989-12-31' }, 'validTo'],
      [price(-1), 'price'],
      [price(10.5), 'price'],
      [{ zones: [{ zoneId: 99_999, price: 1 }] }, 'zones: there is no zone 99999'],
      [{ zones: [2, 2].map((zoneId) => ({ zoneId, price: 1 })) }, 'zones'],
    ],
  },
  {
    endpoint: createTicketCombination,
    body: ticketCombinationBody(),
    bad: [
      [{ customerProfileId: 99_999 }, 'customerProfileId: is not there'],
      [{ tariffProfileId: 99_999 }, 'tariffProfileId: is not there'],
      [{ priceListId: 99_999 }, 'priceListId: is not there'],
      [{ priceListId: '1' }, 'priceListId'],
      [{ customerProfileId: 1.5 }, 'customerProfileId'],
      [{ typeName: 'FOREVER' }, 'typeName'],
      [{ validFrom: '2026-02-31' }, 'validFrom'],
      [{ validTo: '2026-13-01' }, 'validTo'],
      [{ validTo: '2025-12-31' }, 'validTo'],
      [{ validTo: 20_261_231 }, 'validTo'],
      [{ orderNumber: -1 }, 'orderNumber'],
      [{ eshopSale: 1 }, 'eshopSale'],
    ],
  },
];

describe.each(cases.map(({ endpoint, ...rest }) => ({ name: endpoint.name, endpoint, ...rest })))(
  '$name',
  ({ endpoint, body, bad }) => {
    test.each(bad.map(([change, named]) => [JSON.stringify(change).slice(0, 100), change, named] as const))(
      'refuses %s',
      async (_, change, named) => {
        const options = { token, params: { id: 1 }, body: { ...body, ...change } };
        const answer = await refusal(server, endpoint, 'VALIDATION_ERROR', options);
        expect(answer.errors?.join()).toContain(named);
      },
    );

    test('accepts the same body without the change', async () => {
      const answer = await send(server, endpoint, { token, params: { id: 1 }, body });
      expect(answer.status, await answer.text()).toBe(200);
    });
  },
);

test.each([
  { ...tariffProfileBody('LEAP'), ...fixed, fixedValidToDay: 29, fixedValidToMonth: 2 },
  { ...tariffProfileBody('JOURNEY'), type: 'SINGLE', period: null, periodQuantity: null },
  { ...tariffProfileBody('MINUTES_30'), period: 'MINUTE', periodQuantity: 30 },
  { ...tariffProfileBody('HALF_YEARS_2'), type: 'CALENDAR', period: 'HALF_YEAR', periodQuantity: 2 },
])('a tariff profile like $code is accepted', async (body) => {
  const answer = await send(server, createTariffProfile, { token, body });
  expect(answer.status, await answer.text()).toBe(200);
});

test('periods may be sent in any order', async () => {
  const periods = [periodBody('2028-01-01', null), periodBody('2026-01-01'), periodBody('2027-01-01', '2027-12-31')];
  const { id } = await call(server, createPriceList, { token, body: { ...priceListBody('ANY/ORDER'), periods } });
  const list = await call(server, priceList, { params: { id } });
  expect(list.periods.map(({ validFrom }) => validFrom)).toEqual(['2026-01-01', '2027-01-01', '2028-01-01']);
});

test('a call that is refused after a part of its work stores nothing', async () => {
  const bad = { ...periodBody('2028-01-01', null), zones: [{ zoneId: 99_999, price: 1 }] };
  const body = { ...priceListBody('HALF'), periods: [periodBody(), bad] };
  await refusal(server, createPriceList, 'VALIDATION_ERROR', { token, body });
  const answer = await send(server, createPriceList, { token, body: priceListBody('HALF') });
  expect(answer.status, 'the code is still free').toBe(200);
});

test.each(['x', '01', '1.5', ' ', '1;drop'])('the zone with the number "%s" is refused', async (number) => {
  await refusal(server, zoneByNumber, 'VALIDATION_ERROR', { params: { number } });
});
