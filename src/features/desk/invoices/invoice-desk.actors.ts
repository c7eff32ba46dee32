import type { Perform } from '#common/confirmation/confirmation.actors.ts';
import { chosenValues, pagingOf, provideList, textFilter } from '#common/list-table/list.actors.ts';
import { bookInvoice, deskInvoices, longestInvoiceNumber } from '#contract/endpoints/invoice-desk.ts';
import type { DeskInvoice } from '#contract/entities/desk-invoice.ts';
import { orderStates } from '#contract/enumerations.ts';
import type { AddressFit } from '#machines/common/list/list.types.ts';
import type { Shop } from '#runtime/shop.ts';

export const invoiceFits: AddressFit = {
  sortBy: deskInvoices.sortColumns,
  filters: { state: orderStates, number: { longest: longestInvoiceNumber } },
};

/** All invoices. By default, those that wait for the staff come first. */
export const provideInvoiceList = (shop: Pick<Shop, 'call'>) =>
  provideList<DeskInvoice>({
    page: (query, signal) => {
      const state = chosenValues(query, 'state', orderStates);
      const number = textFilter(query, 'number');
      return shop.call(deskInvoices, {
        query: {
          ...pagingOf(query, deskInvoices),
          ...(state === undefined ? {} : { state: [...state] }),
          ...(number === undefined ? {} : { number }),
        },
        signal,
      });
    },
  });

/** Records that the money of an invoice has arrived. */
export const recordPayment =
  ({ call }: Pick<Shop, 'call'>, orderNumber: number): Perform =>
  (signal) =>
    call(bookInvoice, { params: { number: orderNumber }, signal });
