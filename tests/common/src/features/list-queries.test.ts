// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { provideReclamationList, reclamationFits } from '#features/account/reclamations/reclamation-list.actors.ts';
import { provideChipCardList } from '#features/account/tabs/chip-cards/chip-cards.actors.ts';
import {
  provideCardApplicationList,
  provideEWalletList,
  provideTicketFareList,
} from '#features/account/tabs/history.actors.ts';
import { applicationFits, provideApplicationList } from '#features/desk/applications/application-list.actors.ts';
import { invoiceFits, provideInvoiceList } from '#features/desk/invoices/invoice-desk.actors.ts';
import { provideUndeliveredMails } from '#features/desk/mails/mail-desk.actors.ts';
import { provideUnsettledList } from '#features/desk/payments/payment-desk.actors.ts';
import { deskReclamationFits, provideDeskReclamations } from '#features/desk/reclamations/desk-reclamations.actors.ts';
import { provideLinkList, provideManagingAccountList } from '#features/links/account-links/account-links.actors.ts';
import { provideOrderList } from '#features/purchase/order/order.actors.ts';
import { eventFits, provideEventList } from '#features/trail/events/event-list.actors.ts';
import { provideMailList } from '#features/trail/mails/mail-list.actors.ts';
import type { Address, AddressFit } from '#machines/common/list/list.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { leaveActor } from '../support/actor-calls.ts';
import { recordingShop } from '../support/recording-shop.ts';
import { servedStates } from '../support/served-states.ts';

interface List {
  readonly call: string;
  readonly provide: (shop: Shop) => AnyStateMachine;
  readonly filters?: AddressFit['filters'];
  /**
   * The columns and filters that the list accepts from the address of its page; absent = the list itself does not define
   * them.
   */
  readonly fits?: AddressFit;
  /** Parameters that are always sent, in addition to paging and order. */
  readonly always?: object;
  readonly params?: object;
  /** Pairs of chosen filters and the parameters that the server gets. */
  readonly chosen: readonly (readonly [Address, object])[];
}

const states = (...of: readonly string[]) => ({ state: of });

const lists: Record<string, List> = {
  orders: {
    call: 'orders',
    provide: provideOrderList,
    filters: {
      ...states('PENDING', 'PAID'),
      paymentType: ['BANK_CARD', 'INVOICE'],
      date: { latestDay: '2026-11-26' },
    },
    chosen: [
      [{ state: 'PAID' }, { state: ['PAID'] }],
      [
        { state: 'PENDING.PAID', paymentType: 'INVOICE' },
        { state: ['PENDING', 'PAID'], paymentType: ['INVOICE'] },
      ],
      [{ date: '2026-11-20' }, { date: '2026-11-20' }],
    ],
  },
  'reclamations of the account': {
    call: 'reclamations',
    provide: provideReclamationList,
    fits: reclamationFits,
    chosen: [],
  },
  'reclamations of the desk': {
    call: 'deskReclamations',
    provide: provideDeskReclamations,
    fits: deskReclamationFits,
    chosen: [
      [{ states: 'REJECTED.FINALIZED' }, { states: ['REJECTED', 'FINALIZED'] }],
      [{ states: 'UNKNOWN' }, {}],
      [{ search: 'Dvořák' }, { search: 'Dvořák' }],
      [{ search: 'x'.repeat(101) }, { search: 'x'.repeat(100) }],
    ],
  },
  'applications of the desk': {
    call: 'deskCardApplications',
    provide: provideApplicationList,
    fits: applicationFits,
    chosen: [
      [{ tasks: 'CHECK.PRINT' }, { tasks: ['CHECK', 'PRINT'] }],
      [{ states: 'UNCHECKED_DATA' }, { states: ['UNCHECKED_DATA'] }],
      [{ carrierTypes: 'BANK_CARD' }, { carrierTypes: ['BANK_CARD'] }],
      [{ search: 'x'.repeat(101) }, { search: 'x'.repeat(100) }],
    ],
  },
  'invoices of the desk': {
    call: 'deskInvoices',
    provide: provideInvoiceList,
    fits: invoiceFits,
    chosen: [
      [{ state: 'PENDING.PAID' }, { state: ['PENDING', 'PAID'] }],
      [{ number: '2'.repeat(21) }, { number: '2'.repeat(20) }],
    ],
  },
  'money that is not where it belongs': {
    call: 'unsettledPayments',
    provide: provideUnsettledList,
    chosen: [],
  },
  'mails that were given up': {
    call: 'undeliveredMails',
    provide: provideUndeliveredMails,
    chosen: [],
  },
  'events of the account': {
    call: 'accountEvents',
    provide: provideEventList,
    filters: eventFits.filters,
    chosen: [
      [{ group: 'PEOPLE' }, { group: 'PEOPLE' }],
      [{ group: 'UNKNOWN' }, {}],
    ],
  },
  'mails of the account': {
    call: 'accountMails',
    provide: provideMailList,
    chosen: [],
  },
  tickets: {
    call: 'customerTicketFares',
    provide: (shop) => provideTicketFareList(shop, 7),
    params: { id: 7 },
    filters: states('CANCELLED', 'EXPIRED', 'ACTIVE', 'FUTURE'),
    chosen: [[{ state: 'ACTIVE.FUTURE' }, { stateIds: [23, 24] }]],
  },
  'wallet transactions': {
    call: 'customerEWalletTransactions',
    provide: (shop) => provideEWalletList(shop, 7),
    params: { id: 7 },
    filters: { date: { latestDay: '2026-11-26' } },
    chosen: [[{ date: '2026-11-20' }, { date: '2026-11-20' }]],
  },
  'card applications': {
    call: 'customerCardApplications',
    provide: (shop) => provideCardApplicationList(shop, 7),
    params: { id: 7 },
    filters: states('WAITING_TO_BE_PRINTED', 'REJECTED'),
    chosen: [[{ state: 'REJECTED' }, { stateIds: [33] }]],
  },
  cards: {
    call: 'customerCards',
    provide: (shop) => provideChipCardList(shop, 7),
    params: { id: 7 },
    filters: states('NOT_ISSUED', 'BLOCKED'),
    chosen: [[{ state: 'NOT_ISSUED.BLOCKED' }, { stateIds: [41, 43] }]],
  },
  'managed customers': {
    call: 'customerAccountLinks',
    provide: (shop) => provideLinkList(shop, 'MANAGED'),
    always: { customerAccountLinkType: 'MANAGED' },
    chosen: [],
  },
  'managing accounts': {
    call: 'managingAccounts',
    provide: provideManagingAccountList,
    chosen: [],
  },
};

/** The columns by which a person can sort the list. */
function columnsOf({ call }: List): readonly string[] {
  const list: EndpointDefinition | undefined = endpoints.find(({ name }) => name === call);
  if (list?.sortColumns === undefined) throw new Error(`expected a list ${call} that can be sorted`);
  return list.sortColumns;
}

async function ask(list: List, sortBy: string, opened: Address = {}) {
  const { call, provide, filters = {}, fits } = list;
  const { shop, calls } = recordingShop({ ...servedStates, [call]: { items: [], totalCount: 0 } });
  const inAddress = { opened, fits: fits ?? { sortBy: columnsOf(list), filters } };
  const input = { detailSource: 'none', sortBy, sortDesc: true, inAddress } as const;
  const actor = createActor(provide(shop), { input }).start();
  await waitFor(actor, ({ context }) => context.totalCount === 0);
  actor.stop();
  const asked = calls.find(({ name }) => name === call);
  if (asked === undefined) throw new Error(`expected the call ${call}, got none`);
  return asked;
}

const page = { limit: 25, offset: 0 };

describe.each(Object.entries(lists))('the list of %s', (_, list) => {
  it('asks for all rows if nothing is chosen', async () => {
    const { name, options } = await ask(list, 'nothing');
    expect([name, options.params]).toEqual([list.call, list.params]);
    expect(options.query).toEqual({ ...page, ...list.always });
  });

  it('ends its call when its page is left', async () => {
    const input = { ...page, sortBy: 'nothing', sortDesc: true, filters: {} };
    const sends = [[list.call]] as const;
    expect(await leaveActor({ ...list, actors: {} }, 'fetchPage', { input, sends }, 0)).toEqual([false, true]);
  });

  it('can be sorted by the server by each column of the table', async () => {
    for (const sortBy of columnsOf(list)) {
      const { options } = await ask(list, sortBy);
      expect(options.query).toEqual({ ...page, ...list.always, sortBy, sortDesc: true });
    }
  });

  it('can be sorted by each column that the address of the page names', async () => {
    for (const sortBy of columnsOf(list)) {
      const { options } = await ask(list, 'nothing', { sortBy, sortDesc: 'false' });
      expect(options.query).toEqual({ ...page, ...list.always, sortBy, sortDesc: false });
    }
  });

  it('is filtered by the server by the chosen values', async () => {
    for (const [opened, sent] of list.chosen) {
      const { options } = await ask(list, 'nothing', opened);
      expect(options.query).toEqual({ ...page, ...list.always, ...sent });
    }
  });
});
