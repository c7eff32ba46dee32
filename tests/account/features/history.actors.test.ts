import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  provideCardApplicationList,
  provideEWalletList,
  provideTicketFareList,
} from '#features/account/tabs/history.actors.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { servedStates } from '../../common/src/support/served-states.ts';

const page = { items: [{ id: 5 }], totalCount: 1 };
const byEnd = { sortBy: 'validTo', sortDesc: true };

/** The calls of the list if the address of the page contains these filters. */
async function askedFor(opened: Readonly<Record<string, string>>) {
  const { shop, calls } = recordingShop({ ...servedStates, customerTicketFares: page });
  const fits = { sortBy: ['validTo'], filters: { state: ['ACTIVE', 'CANCELLED', 'UNKNOWN'] } };
  const actor = createActor(provideTicketFareList(shop, 7), {
    input: { detailSource: 'none', ...byEnd, inAddress: { opened, fits } },
  });
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return calls.map(({ name, options: { params, query } }) => [name, params, query]);
}

describe("the list of a customer's ticket fares (HIS-01)", () => {
  const paging = { limit: 25, offset: 0, ...byEnd };

  it('sends the ids of the chosen states', async () => {
    expect(await askedFor({ state: 'ACTIVE.CANCELLED' })).toEqual([
      ['ticketFareStates', undefined, undefined],
      ['customerTicketFares', { id: 7 }, { ...paging, stateIds: [21, 23] }],
    ]);
  });

  it.each([{}, { state: '' }, { state: 'UNKNOWN' }])('sends no states without a filter: %o', async (opened) => {
    expect(await askedFor(opened)).toEqual([['customerTicketFares', { id: 7 }, paging]]);
  });
});

describe("the list of a wallet's transactions (HIS-02)", () => {
  const input = { detailSource: 'fetched', sortBy: 'dateTime', sortDesc: true } as const;
  const open = async (answers: Readonly<Record<string, unknown>>, date = '') => {
    const world = recordingShop(answers);
    const fits = { sortBy: ['dateTime'], filters: { date: { latestDay: '2026-11-21' } } };
    const actor = createActor(provideEWalletList(world.shop, 7), {
      input: { ...input, inAddress: { opened: { date }, fits } },
    }).start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return { ...world, actor };
  };
  const paging = { limit: 25, offset: 0, sortBy: 'dateTime', sortDesc: true };

  it.each([
    ['', {}],
    ['2026-11-20', { date: '2026-11-20' }],
  ])('sends the chosen day: "%s"', async (date, asked) => {
    const { calls } = await open({ customerEWalletTransactions: page }, date);
    expect(calls.map(({ name, options: { params, query } }) => [name, params, query])).toEqual([
      ['customerEWalletTransactions', { id: 7 }, { ...paging, ...asked }],
    ]);
  });

  it('fetches the vehicle tickets of an opened transaction', async () => {
    const tickets = [{ id: 1 }];
    const { actor, calls, effects } = await open({ customerEWalletTransactions: page, vehicleTickets: tickets });
    actor.send({ type: 'expand', id: 5 });
    await waitFor(actor, ({ context }) => context.details[5]?.state === 'loaded');
    expect(actor.getSnapshot().context.details[5]).toEqual({ state: 'loaded', detail: tickets });
    expect(calls.at(-1)).toMatchObject({ name: 'vehicleTickets', options: { params: { id: 5 } } });
    expect(effects).toEqual([]);
  });

  it('aborts the call for vehicle tickets when the list is left', async () => {
    const { shop, calls } = recordingShop({ customerEWalletTransactions: page });
    const call: Shop['call'] = (endpoint, options) => {
      const answer = shop.call(endpoint, options);
      return endpoint.name === 'vehicleTickets' ? answer.catch(() => new Promise<never>(() => {})) : answer;
    };
    const actor = createActor(provideEWalletList({ ...shop, call }, 7), { input }).start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    actor.send({ type: 'expand', id: 5 });
    const isEnded = () => calls.at(-1)?.options.signal?.aborted;
    expect([calls.at(-1)?.name, isEnded()]).toEqual(['vehicleTickets', false]);
    actor.stop();
    expect(isEnded()).toBe(true);
  });

  it('shows a toast if the vehicle tickets could not be fetched, unless the list was left meanwhile', async () => {
    const { actor, effects } = await open({ customerEWalletTransactions: page });
    actor.send({ type: 'expand', id: 5 });
    await waitFor(actor, ({ context }) => context.details[5]?.state === 'failed');
    expect(actor.getSnapshot().context.details[5]).toMatchObject({ failure: { name: 'BAD_GATEWAY', status: 502 } });
    expect(effects).toEqual(['toast eWallet.ticketsFailed']);

    const left = await open({ customerEWalletTransactions: page });
    left.actor.send({ type: 'expand', id: 5 });
    left.actor.stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(left.effects).toEqual([]);
  });
});

describe("the list of a customer's card applications (APL-01)", () => {
  const bySerial = { sortBy: 'serialNumber', sortDesc: true };
  const paging = { limit: 25, offset: 0, ...bySerial };

  it.each([
    ['UNCHECKED_DATA.PROCESSED', { ...paging, stateIds: [32, 34] }],
    ['', paging],
    ['UNKNOWN', paging],
  ])('sends the ids of the chosen states: "%s"', async (state, query) => {
    const { shop, calls } = recordingShop({ ...servedStates, customerCardApplications: page });
    const fits = { sortBy: ['serialNumber'], filters: { state: ['PROCESSED', 'UNCHECKED_DATA', 'UNKNOWN'] } };
    const actor = createActor(provideCardApplicationList(shop, 7), {
      input: { detailSource: 'none', ...bySerial, inAddress: { opened: { state }, fits } },
    }).start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    const listed = calls.filter(({ name }) => name === 'customerCardApplications');
    expect(listed.map(({ name, options }) => [name, options.params, options.query])).toEqual([
      ['customerCardApplications', { id: 7 }, query],
    ]);
  });
});
