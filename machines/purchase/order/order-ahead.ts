import type { Order, OrderItem } from '#contract/entities/order.ts';
import { ticketStateOn } from '#rules/ticket-state.ts';
import { orderStatusOf } from './order-status.ts';

/** A step of an order that has not happened yet. */
export type AheadStep =
  | { readonly step: 'pay' | 'deliver' }
  /** The first day on which `count` tickets of the order are valid, or their last day. */
  | { readonly step: 'validFrom' | 'validTo'; readonly day: string; readonly count: number };

type AheadOrder = Pick<
  Order,
  'state' | 'price' | 'paymentType' | 'cancelReason' | 'delivered' | 'attempt' | 'lastEnding' | 'items'
>;

/** The first or the last days of the tickets that are still ahead, in their order. */
function daysOf(items: readonly OrderItem[], step: 'validFrom' | 'validTo', today: string): readonly AheadStep[] {
  const days = items.flatMap(({ cancelled, payload: { ticketFareValidFrom: from, ticketFareValidTo: to } }) => {
    if (cancelled || from === undefined || to === undefined) return [];
    if (step === 'validFrom') return from > today ? [from] : [];
    return to >= today ? [to] : [];
  });
  return [...new Set(days)].toSorted().map((day) => ({ step, day, count: days.filter((one) => one === day).length }));
}

/** The steps of an order that have not happened yet, in their order; `today` is an ISO day. */
export function aheadOf(order: AheadOrder, today: string): readonly AheadStep[] {
  const { state, items } = order;
  const isUnpaid = state.name === 'PENDING' || state.name === 'PROCESSING';
  if (!isUnpaid && state.name !== 'PAID') return [];
  return [
    ...(isUnpaid ? [{ step: 'pay' } as const] : []),
    ...(isUnpaid || orderStatusOf(order) === 'PAID' ? [{ step: 'deliver' } as const] : []),
    ...daysOf(items, 'validFrom', today),
    ...daysOf(items, 'validTo', today),
  ];
}

/** Whether a ticket of the order is valid on this day. */
export const hasValidTicket = ({ state, delivered, items }: AheadOrder, today: string): boolean =>
  state.name === 'PAID' &&
  delivered &&
  items.some(
    ({ cancelled, payload: { ticketFareValidFrom: from, ticketFareValidTo: to } }) =>
      !cancelled &&
      from !== undefined &&
      to !== undefined &&
      ticketStateOn(today, { validFrom: from, validTo: to }) === 'active',
  );
