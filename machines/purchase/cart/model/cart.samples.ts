import type { Item, ShoppingCart } from '#contract/entities/shopping-cart.ts';

const expiresAt = '2026-11-21T09:30:00.000Z';
/** When the cart expires, epoch milliseconds. */
export const end = Date.parse(expiresAt);

export const ticket: Item = {
  id: 1,
  type: 'TICKET_FARE',
  customer: { firstName: 'Jana', lastName: 'Nováková' },
  name: 'Měsíční jízdenka',
  description: null,
  price: 55_000,
  taxPercentage: 12,
  quantity: 1,
  totalPrice: 55_000,
  cancelled: false,
  payload: { cardId: 1, cardNumber: '12345678901234567', ticketFareValidFrom: '2026-11-25' },
};
export const topUp: Item = {
  ...ticket,
  id: 4,
  type: 'ELECTRONIC_WALLET',
  name: 'Dobití peněženky',
  price: 50_000,
  taxPercentage: 0,
  totalPrice: 50_000,
  payload: {},
};
const application: Item = { ...ticket, id: 2, type: 'FEE', name: 'Vydání karty', payload: { applicationId: 7 } };
const fixed: Item = { ...ticket, id: 3, type: 'FEE', name: 'Poplatek', payload: { nonRemovable: true } };

export const emptyCart: ShoppingCart = {
  items: [],
  totalPrice: 0,
  cartLifetime: null,
  expiresAt: null,
  renewalsLeft: 3,
  empty: true,
  hasCardApplication: false,
  ticketFareTooSoon: false,
  earliestValidFrom: null,
  invoiceDue: null,
  invoiceKeptUntil: null,
  expiredAt: null,
  restorable: false,
  changes: [],
};
export const fullCart: ShoppingCart = {
  ...emptyCart,
  items: [ticket, application, fixed],
  totalPrice: 165_000,
  cartLifetime: 1800,
  expiresAt,
  empty: false,
  hasCardApplication: true,
};

/** The answer after {@link fullCart} has expired. */
export const expiredCart: ShoppingCart = { ...emptyCart, expiredAt: expiresAt, restorable: true };
export const smallCart: ShoppingCart = {
  ...fullCart,
  items: [ticket],
  totalPrice: 55_000,
  hasCardApplication: false,
};
