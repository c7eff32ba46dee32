import type { OrderDetail } from '#contract/entities/order.ts';

/** A ticket from today on, with its card. */
const ticket: OrderDetail['items'][number] = {
  id: 1,
  type: 'TICKET_FARE',
  customer: { firstName: 'Lenka', lastName: 'Dvořáková' },
  customerFullName: 'Lenka Dvořáková',
  cardNumber: '9203000011112222',
  name: 'Časová jízdenka: 30denní',
  description: null,
  price: 55_000,
  taxPercentage: 12,
  quantity: 1,
  totalPrice: 55_000,
  cancelled: false,
  payload: { ticketFareValidFrom: '2026-11-21', ticketFareValidTo: '2026-12-20', zone: { id: 1, displayName: '100' } },
};

/** An unpaid order that can be paid by card or by invoice. */
export const pendingOrder: OrderDetail = {
  id: 11,
  number: 260_011,
  state: { id: 1, name: 'PENDING', displayName: 'Čeká na zaplacení' },
  issued: '2026-11-21T08:00:00.000Z',
  price: 55_000,
  currency: 'CZK',
  paymentType: { id: 1, name: 'BANK_CARD', displayName: 'Platební karta' },
  note: null,
  items: [ticket],
  cancelReason: null,
  delivered: false,
  attempt: null,
  lastEnding: null,
  history: [{ kind: 'CREATED', at: '2026-11-21T08:00:00.000Z', detail: {} }],
  payableBy: ['BANK_CARD', 'INVOICE'],
  invoice: null,
};

export const invoiceOrder: OrderDetail = {
  ...pendingOrder,
  id: 12,
  number: 260_012,
  paymentType: { id: 2, name: 'INVOICE', displayName: 'Faktura' },
};

export const paidOrder: OrderDetail = {
  ...pendingOrder,
  id: 13,
  number: 260_013,
  state: { id: 2, name: 'PAID', displayName: 'Zaplaceno' },
  delivered: true,
  payableBy: [],
  invoice: { number: '2026000001', issued: '2026-11-21', due: '2026-12-05' },
  history: [
    { kind: 'CREATED', at: '2026-11-21T08:00:00.000Z', detail: {} },
    { kind: 'INVOICED', at: '2026-11-21T08:00:00.000Z', detail: { number: '2026000001' } },
    { kind: 'PAID', at: '2026-11-21T08:05:00.000Z', detail: {} },
    { kind: 'DELIVERED', at: '2026-11-21T08:05:00.000Z', detail: {} },
  ],
};

/** An order that has ended, without any possible action. */
export const cancelledOrder: OrderDetail = {
  ...pendingOrder,
  id: 14,
  number: 260_014,
  state: { id: 3, name: 'CANCELLED', displayName: 'Zrušeno' },
  cancelReason: 'EXPIRED',
  payableBy: [],
};
