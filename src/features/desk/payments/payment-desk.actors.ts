import { pagingOf, provideList } from '#common/list-table/list.actors.ts';
import { unsettledPayments } from '#contract/endpoints/payment-desk.ts';
import type { UnsettledPayment } from '#contract/entities/unsettled-payment.ts';
import type { Shop } from '#runtime/shop.ts';

/**
 * A row of the report. Orders without a payment attempt have negative ids, so that their ids differ from those of
 * attempts.
 */
export type UnsettledRow = UnsettledPayment & { readonly id: number };

const asRow = (unsettled: UnsettledPayment): UnsettledRow => ({
  ...unsettled,
  id: unsettled.payment?.id ?? -unsettled.orderNumber,
});

/** The report of unsettled payments, the oldest first. */
export const provideUnsettledList = (shop: Pick<Shop, 'call'>) =>
  provideList<UnsettledRow>({
    page: async (query, signal) => {
      const { items, totalCount } = await shop.call(unsettledPayments, {
        query: pagingOf(query, unsettledPayments),
        signal,
      });
      return { items: items.map(asRow), totalCount };
    },
  });
