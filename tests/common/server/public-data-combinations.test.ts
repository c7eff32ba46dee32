import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomerProfile, customerProfile } from '#contract/endpoints/customer-profiles.ts';
import { createTariffProfile } from '#contract/endpoints/tariff-profiles.ts';
import {
  createTicketCombination,
  ticketCombination,
  ticketCombinations,
  ticketCombinationsShortTerms,
} from '#contract/endpoints/ticket-combinations.ts';
import type { TicketCombinationDetail } from '#contract/entities/tariff-details.ts';
import { call, logIn } from './support/call.ts';
import { customerProfileBody, tariffProfileBody, ticketCombinationBody } from './support/reference-bodies.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const today = '2026-11-21';
let server: TestServer;
let all: readonly TicketCombinationDetail[];
let impersonal: number;

type Query = Record<string, string | number | boolean | readonly (string | number)[]>;
const read = (query: Query = {}) => call(server, ticketCombinations, { query: { limit: 999, ...query } });
const readShort = (query: Query = {}) =>
  call(server, ticketCombinationsShortTerms, { query: { limit: 999, ...query } });

beforeAll(async () => {
  server = await startServer({ workers: false });
  const token = await logIn(server, 'operator@linka.example');
  const add = (change: object) =>
    call(server, createTicketCombination, { token, body: { ...ticketCombinationBody(), ...change } });
  impersonal = (await call(server, createCustomerProfile, { token, body: customerProfileBody() })).id;
  const journey = { ...tariffProfileBody('JOURNEY'), type: 'SINGLE', period: null, periodQuantity: null };
  const single = await call(server, createTariffProfile, { token, body: journey });
  await add({ customerProfileId: impersonal, typeName: 'SINGLE', tariffProfileId: single.id, counterSale: false });
  await add({ customerProfileId: impersonal, mobileVirtualCardSale: true, mobileEshopAccountSale: false });
  await add({ validFrom: today, validTo: today, eshopSale: false });
  await add({ validFrom: '2026-11-20', validTo: '2026-11-20' });
  await add({ validFrom: '2026-11-22', orderNumber: 0 });
  const { items } = await read();
  all = await Promise.all(items.map(({ id }) => call(server, ticketCombination, { params: { id } })));
});
afterAll(() => server.stop());

/** The combinations that match a condition. At least one matches, and at least one does not. */
const fitting = (fits: (one: TicketCombinationDetail) => boolean): number[] => {
  const ids = all.filter(fits).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThan(all.length);
  return ids;
};
const expectFitting = async (query: Query, fits: (one: TicketCombinationDetail) => boolean) => {
  const { items, totalCount } = await read(query);
  expect(items.map(({ id }) => id)).toEqual(fitting(fits));
  expect(totalCount).toBe(items.length);
};
const holds = (one: TicketCombinationDetail, day: string) =>
  one.validFrom <= day && (one.validTo === null || day <= one.validTo);

describe('ticket combinations are filtered', () => {
  test.each(['counterSale', 'eshopSale', 'mobileVirtualCardSale', 'mobileEshopAccountSale'] as const)(
    'by %s',
    async (channel) => {
      await expectFitting({ [channel]: true }, (one) => one[channel]);
      await expectFitting({ [channel]: false }, (one) => !one[channel]);
    },
  );

  test.each(['SINGLE', 'TIME'] as const)('by the type %s', (typeName) =>
    expectFitting({ typeName }, (one) => one.typeName === typeName),
  );

  test.each([true, false])('by reduced %s', (reduced) =>
    expectFitting({ reduced }, (one) => one.customerProfile.reduced === reduced),
  );

  test('by customer profile and its type', async () => {
    await expectFitting({ customerProfileId: impersonal }, (one) => one.customerProfileId === impersonal);
    await expectFitting({ customerProfileId: [1, impersonal] }, (one) =>
      [1, impersonal].includes(one.customerProfileId),
    );
    await expectFitting({ customerProfileType: 'IMPERSONAL' }, (one) => one.customerProfileId === impersonal);
    await expectFitting({ customerProfileType: 'PERSONAL' }, (one) => one.customerProfileId !== impersonal);
    const profile = await call(server, customerProfile, { params: { id: impersonal } });
    expect(profile.type).toBe('IMPERSONAL');
  });

  test('by validity: today, later, or both, also for another day', async () => {
    await expectFitting({ validity: 'PRESENT' }, (one) => holds(one, today));
    await expectFitting({ validity: 'FUTURE' }, (one) => one.validFrom > today);
    await expectFitting({ validity: 'PRESENT_OR_FUTURE' }, (one) => holds(one, today) || one.validFrom > today);
    await expectFitting({ validity: 'FUTURE', date: '2026-11-19' }, (one) => one.validFrom > '2026-11-19');
    await expectFitting({ validity: 'PRESENT', date: '2026-11-20' }, (one) => holds(one, '2026-11-20'));
    await expectFitting({ date: '2026-11-22' }, (one) => holds(one, '2026-11-22'));
  });

  test('by all filters together', () =>
    expectFitting(
      { customerProfileId: [1, 2], eshopSale: true, typeName: 'TIME', reduced: false, validity: 'PRESENT' },
      (one) =>
        [1, 2].includes(one.customerProfileId) &&
        one.eshopSale &&
        one.typeName === 'TIME' &&
        !one.customerProfile.reduced &&
        holds(one, today),
    ));

  test('and divided into pages, also in descending order', async () => {
    const down = (await read({ sortBy: 'id', sortDesc: true })).items.map(({ id }) => id);
    expect(down).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    const page = await read({ sortBy: 'id', sortDesc: true, limit: 3, offset: 2 });
    expect(page.items.map(({ id }) => id)).toEqual(down.slice(2, 5));
    expect(page.totalCount).toBe(all.length);
  });
});

test("ticket combinations are in the operator's order, by default", () => {
  const inOrder = all.toSorted((one, other) => one.orderNumber - other.orderNumber || one.id - other.id);
  expect(all).toEqual(inOrder);
  expect(all[0]?.validFrom).toBe('2026-11-22');
});

describe('short-term combinations', () => {
  const isShort = ({ tariffProfile: { type, period, periodQuantity } }: TicketCombinationDetail) =>
    type === 'SINGLE' || period === 'MINUTE' || (period === 'DAY' && (periodQuantity ?? 0) < 30);

  test('are single journeys and tickets for minutes or fewer than 30 days, with the same filters and pages', async () => {
    const ids = async (query?: Query) => (await readShort(query)).items.map(({ id }) => id);
    expect(await ids()).toEqual(fitting(isShort));
    expect(await ids({ eshopSale: true })).toEqual(fitting((one) => isShort(one) && one.eshopSale));
    expect(await ids({ validity: 'FUTURE' })).toEqual(fitting((one) => isShort(one) && one.validFrom > today));
    const page = await readShort({ limit: 1, offset: 1 });
    expect([page.items.map(({ id }) => id), page.totalCount]).toEqual([
      fitting(isShort).slice(1, 2),
      fitting(isShort).length,
    ]);
  });
});
