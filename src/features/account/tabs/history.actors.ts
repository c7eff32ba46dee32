import { announceFailure } from '#common/announce-failure.ts';
import { pagingOf, provideList, textFilter, withStateIds } from '#common/list-table/list.actors.ts';
import {
  customerCardApplications,
  customerEWalletTransactions,
  customerTicketFares,
  vehicleTickets,
} from '#contract/endpoints/customers.ts';
import { cardApplicationStatesList, ticketFareStatesList } from '#contract/endpoints/enumerations.ts';
import type { ListedCardApplication } from '#contract/entities/card-application.ts';
import type { EWalletTransaction, VehicleTicket } from '#contract/entities/e-wallet-transaction.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import { cardApplicationStates, ticketFareStates } from '#contract/enumerations.ts';
import { failureOf } from '#machines/common/failure.ts';
import type { Shop } from '#runtime/shop.ts';

export const provideTicketFareList = (shop: Shop, customerId: number) =>
  provideList<TicketFare>({
    page: (query, signal) =>
      withStateIds(shop, { query, states: ticketFareStates, endpoint: ticketFareStatesList }, (chosen) =>
        shop.call(customerTicketFares, {
          params: { id: customerId },
          query: { ...pagingOf(query, customerTicketFares), ...chosen },
          signal,
        }),
      ),
  });

export const provideEWalletList = (shop: Shop, customerId: number) =>
  provideList<EWalletTransaction, readonly VehicleTicket[]>({
    page: (query, signal) => {
      const date = textFilter(query, 'date');
      return shop.call(customerEWalletTransactions, {
        params: { id: customerId },
        query: { ...pagingOf(query, customerEWalletTransactions), ...(date === undefined ? {} : { date }) },
        signal,
      });
    },
    detail: async (id, signal) => {
      try {
        return await shop.call(vehicleTickets, { params: { id }, signal });
      } catch (error) {
        if (!signal.aborted) announceFailure(shop, 'eWallet.ticketsFailed')({ context: { failure: failureOf(error) } });
        throw error;
      }
    },
  });

export const provideCardApplicationList = (shop: Shop, customerId: number) =>
  provideList<ListedCardApplication>({
    page: (query, signal) =>
      withStateIds(shop, { query, states: cardApplicationStates, endpoint: cardApplicationStatesList }, (chosen) =>
        shop.call(customerCardApplications, {
          params: { id: customerId },
          query: { ...pagingOf(query, customerCardApplications), ...chosen },
          signal,
        }),
      ),
  });
