// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideDeskApplication, provideNeighbours } from '#features/desk/application/desk-application.actors.ts';
import {
  applicationFits,
  applicationOrder,
  provideApplicationList,
} from '#features/desk/applications/application-list.actors.ts';
import { invoiceFits, provideInvoiceList, recordPayment } from '#features/desk/invoices/invoice-desk.actors.ts';
import { provideUnsettledList } from '#features/desk/payments/payment-desk.actors.ts';
import { recordReturn } from '#features/desk/return-money/return-money.actors.ts';
import type { Address } from '#machines/common/list/list.types.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const none = { items: [], totalCount: 0 };
const signal = new AbortController().signal;

describe('the lists of the desk', () => {
  it('ask for the applications that the address describes (DSK-02)', async () => {
    const { shop, calls } = recordingShop({ deskCardApplications: none });
    const opened = {
      tasks: 'CHECK.PRINT',
      states: 'UNCHECKED_DATA',
      carrierTypes: 'HAULIER_CARD',
      search: 'Dvořák. 7',
    };
    const input = { detailSource: 'none', ...applicationOrder, inAddress: { opened, fits: applicationFits } } as const;
    const list = createActor(provideApplicationList(shop), { input }).start();
    await waitFor(list, ({ context }) => context.totalCount === 0);
    expect(calls[0]?.options.query).toEqual({
      limit: 25,
      offset: 0,
      sortBy: 'task',
      sortDesc: false,
      tasks: ['CHECK', 'PRINT'],
      states: ['UNCHECKED_DATA'],
      carrierTypes: ['HAULIER_CARD'],
      search: 'Dvořák. 7',
    });
  });

  it("ask for the invoices of a state and a number, in the server's order unless the clerk sorts them (DSK-06)", async () => {
    const { shop, calls } = recordingShop({ deskInvoices: none });
    const opened = { state: 'PENDING', number: '2600' };
    const input = {
      detailSource: 'none',
      sortBy: 'waiting',
      sortDesc: false,
      inAddress: { opened, fits: invoiceFits },
    } as const;
    const list = createActor(provideInvoiceList(shop), { input }).start();
    await waitFor(list, ({ context }) => context.totalCount === 0);
    expect(calls[0]?.options.query).toEqual({ limit: 25, offset: 0, state: ['PENDING'], number: '2600' });
  });

  it('ask for the page in the address, and give rows with and without a payment attempt different ids (PAY-12)', async () => {
    const items = [
      { orderNumber: 9, payment: { id: 4 } },
      { orderNumber: 4, payment: null },
    ];
    const { shop, calls } = recordingShop({ unsettledPayments: { items, totalCount: 2 } });
    const inAddress = { opened: { limit: '10', offset: '20' }, fits: { sortBy: [], filters: {} } };
    const input = { detailSource: 'included', sortBy: 'since', sortDesc: false, inAddress } as const;
    const list = createActor(provideUnsettledList(shop), { input }).start();
    const { context } = await waitFor(list, (snapshot) => snapshot.context.totalCount === 2);
    expect(context.rows.map(({ id }) => id)).toEqual([4, -4]);
    expect(calls[0]?.options.query).toEqual({ limit: 10, offset: 20, sortBy: 'since', sortDesc: false });
  });
});

describe('money that the staff records (DSK-06)', () => {
  it.each([
    ['bookInvoice', recordPayment],
    ['returnInvoice', recordReturn],
  ])('is sent with the number of the order: %s', async (name, record) => {
    const { shop, calls } = recordingShop({ [name]: undefined });
    await record(shop, 260_001)(signal);
    expect(calls).toMatchObject([{ name, options: { params: { number: 260_001 } } }]);
  });
});

describe('the page of an application', () => {
  it('reads the application by its id (DSK-03)', async () => {
    const { shop, calls } = recordingShop({ deskCardApplication: { id: 7 } });
    const resource = createActor(provideDeskApplication(shop, '7')).start();
    await waitFor(resource, (snapshot) => snapshot.matches('shown'));
    expect(calls).toMatchObject([{ name: 'deskCardApplication', options: { params: { id: '7' } } }]);
  });

  const neighbours = async (id: string, ids: readonly number[], address: Address = {}) => {
    const items = ids.map((each) => ({ id: each }));
    const { shop, calls } = recordingShop({ deskCardApplications: { items, totalCount: 999 } });
    const resource = createActor(provideNeighbours(shop, id, address)).start();
    const { context } = await waitFor(resource, (snapshot) => snapshot.matches('shown'));
    return { query: calls[0]?.options.query, value: context.value };
  };

  it('has the neighbours in the list that the address describes (DSK-02)', async () => {
    expect((await neighbours('7', [5, 7, 8])).value).toEqual({ previous: 5, next: 8 });
    expect((await neighbours('5', [5, 7, 8])).value).toEqual({ previous: null, next: 7 });
    expect((await neighbours('8', [5, 7, 8])).value).toEqual({ previous: 7, next: null });
    const { query } = await neighbours('7', [], {
      tasks: 'CHECK',
      limit: '10',
      offset: '80',
      sortDesc: 'true',
      sortBy: 'created',
    });
    expect(query).toEqual({ limit: 110, offset: 30, sortBy: 'created', sortDesc: true, tasks: ['CHECK'] });
  });

  it("has the page's first application as next application if the shown application has left the list", async () => {
    expect((await neighbours('7', [5, 8])).value).toEqual({ previous: null, next: 5 });
    const ids = Array.from({ length: 60 }, (_, place) => 100 + place);
    expect((await neighbours('7', ids, { offset: '50' })).value).toEqual({ previous: null, next: 150 });
    const more = Array.from({ length: 120 }, (_, place) => 100 + place);
    expect((await neighbours('7', more, { offset: '100' })).value).toEqual({ previous: null, next: 150 });
    expect((await neighbours('7', [])).value).toEqual({ previous: null, next: null });
  });
});
