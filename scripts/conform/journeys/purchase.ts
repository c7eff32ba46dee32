import { cartLifetime, nullifyCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import * as orders from '#contract/endpoints/orders.ts';
import { paymentStatus, reversePayment } from '#contract/endpoints/payments.ts';
import { priceListZones } from '#contract/endpoints/price-lists.ts';
import * as cart from '#contract/endpoints/shopping-cart.ts';
import { ticketCombinations } from '#contract/endpoints/ticket-combinations.ts';
import { addDays } from '#rules/dates.ts';
import { found } from '../answers/found.ts';
import type { Found } from '../answers/found.ts';
import { rowsOf, valueAt } from '../answers/value-at.ts';
import { cartFacts, orderFacts } from '../plan/facts.ts';
import { hasNow } from './newcomer.ts';
import { settingOf } from './profiles.ts';
import { NotThere } from './step.ts';
import type { Memory, Step } from './step.ts';

const as = 'newcomer';

const itemsNow =
  (count: number) =>
  (json: unknown): readonly Found[] => {
    const items = rowsOf(json).length;
    return [...cartFacts(json), ...(items === count ? [] : [found('items', `${String(count)} items`, items)])];
  };

const order = (memory: Memory) => ({ params: { id: memory.number('order.id') } });

/** The gateway's identifier of the payment: it is in the data with which the browser opens the gateway. */
function payment(memory: Memory) {
  const id = memory.find('payment.redirect.payId') ?? memory.find('payment.form.orderNumber');
  if (typeof id !== 'string') throw new NotThere('no payment was begun');
  return { params: { id } };
}

const firstDay = (memory: Memory): string =>
  addDays(memory.today, Math.max(1, settingOf(memory, 'ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM')));

function feeInCart(memory: Memory): unknown {
  const fee = rowsOf(memory.find('cart')).find((item) => valueAt(item, 'type') === 'FEE');
  if (fee === undefined) throw new NotThere('the application costs no fee');
  return fee;
}

const feeBody = (memory: Memory) => ({
  body: { feeId: valueAt(feeInCart(memory), 'payload.feeId'), applicationId: memory.number('application.id') },
});

/** The fee of an application is removed from the cart and put back. */
export const feeSteps: readonly Step[] = [
  { call: cart.shoppingCart, as, keep: 'cart', facts: cartFacts },
  { call: cart.addFee, as, request: 'while the fee is in the cart', parts: feeBody, refusals: ['FEE_ALREADY_IN_CART'] },
  { call: cart.removeCartItem, as, parts: (memory) => ({ params: { id: Number(valueAt(feeInCart(memory), 'id')) } }) },
  { call: cart.addFee, as, parts: feeBody },
  { call: cart.shoppingCart, as, facts: itemsNow(1) },
  { call: cart.clearCart, as },
  { call: cart.shoppingCart, as, request: 'after the cart was cleared', facts: itemsNow(0) },
];

const ticket: readonly Step[] = [
  {
    call: ticketCombinations,
    as: 'nobody',
    keep: 'combinations',
    request: 'with filters',
    parts: (memory) => ({
      query: {
        eshopSale: true,
        typeName: 'TIME',
        date: firstDay(memory),
        customerProfileId: memory.number('card.profileOne.profile.id'),
      },
    }),
  },
  {
    call: priceListZones,
    as: 'nobody',
    keep: 'zones',
    request: 'with onlyZonesWithPrice',
    parts: (memory) => ({
      params: { id: memory.number('combinations.items.0.priceList.id') },
      query: { date: firstDay(memory), onlyZonesWithPrice: true },
    }),
    facts: (json) =>
      rowsOf(json).flatMap((row, place) =>
        valueAt(row, 'price') === null ? [found(`[${String(place)}].price`, 'a price', null)] : [],
      ),
  },
  {
    call: cart.addTicketFare,
    as,
    parts: (memory) => ({
      body: {
        cardId: memory.number('card.id'),
        validFrom: firstDay(memory),
        ticketCombinationId: memory.number('combinations.items.0.id'),
        zone: memory.text('zones.0.zone.name'),
      },
    }),
  },
  {
    call: cart.shoppingCart,
    as,
    keep: 'cart',
    request: 'after a ticket was added',
    facts: (json, memory) => [...itemsNow(1)(json), ...hasNow('items.0.type', () => 'TICKET_FARE')(json, memory)],
  },
  { call: cart.removeCartItem, as, parts: (memory) => ({ params: { id: memory.number('cart.items.0.id') } }) },
  { call: cart.shoppingCart, as, request: 'after the item was removed', facts: itemsNow(0) },
  { call: nullifyCartLifetime, as },
  { call: cartLifetime, as, facts: hasNow('cartLifetime', () => null) },
  {
    call: orders.createOrder,
    as,
    request: 'of an empty cart',
    parts: () => ({ body: { paymentType: 'BANK_CARD' } }),
    refusals: ['CART_EMPTY'],
  },
];

const topUp = (memory: Memory) => ({
  eWalletId: memory.number('card.electronicWallet.id'),
  price: settingOf(memory, 'E_WALLET_MIN_RECHARGE'),
  previousBalance: memory.number('card.electronicWallet.currentAmount'),
});

const ordering: readonly Step[] = [
  {
    call: cart.addEWalletTransaction,
    as,
    request: 'with another balance',
    parts: (memory) => ({ body: { ...topUp(memory), previousBalance: 12_345 } }),
    refusals: ['E_WALLET_BALANCE_CHANGED', 'E_WALLET_NOT_ALLOWED'],
  },
  {
    call: cart.addEWalletTransaction,
    as,
    parts: (memory) => ({ body: topUp(memory) }),
    mayBe: ['E_WALLET_NOT_ALLOWED'],
  },
  {
    call: orders.createOrder,
    as,
    keep: 'order',
    parts: () => ({ body: { paymentType: 'BANK_CARD' } }),
    facts: (json, memory) => [...orderFacts(json), ...hasNow('state.name', () => 'PENDING')(json, memory)],
    mayBe: ['PAYMENT_TYPE_NOT_ALLOWED'],
  },
  { call: orders.order, as, parts: order, facts: hasNow('id', (memory) => memory.number('order.id')) },
  { call: orders.orders, as, facts: hasNow('items.0.id', (memory) => memory.number('order.id')) },
  {
    call: orders.sendPaymentEmail,
    as,
    request: 'of an order that is not paid',
    parts: order,
    refusals: ['ORDER_NOT_PAID'],
  },
];

const cancelling: readonly Step[] = [
  {
    call: orders.cancelOrder,
    as,
    parts: order,
    mayBe: ['PAYMENT_IN_PROGRESS'],
  },
  {
    call: orders.cancelOrder,
    as,
    request: 'of an order that is cancelled',
    parts: order,
    refusals: ['ORDER_NOT_PENDING'],
  },
];

/** A ticket in the cart, and an order that is cancelled before it is paid. */
export const purchaseSteps: readonly Step[] = [
  ...ticket,
  ...ordering,
  ...cancelling,
  {
    call: orders.order,
    as,
    request: 'after it was cancelled',
    parts: order,
    facts: hasNow('state.name', () => 'CANCELLED'),
  },
];

/** An order whose payment is begun. The gateway may know of it after the order is cancelled. */
export const paymentSteps: readonly Step[] = [
  ...ordering,
  { call: orders.initPayment, as, keep: 'payment', parts: order, mayBe: ['PAYMENT_GATEWAY_UNAVAILABLE'] },
  { call: paymentStatus, as, parts: payment },
  {
    call: reversePayment,
    as,
    request: 'of a payment that is not paid',
    parts: payment,
    refusals: ['PAYMENT_NOT_REVERSIBLE', 'PAYMENT_GATEWAY_UNAVAILABLE'],
  },
  {
    call: orders.payAgain,
    as,
    parts: order,
    mayBe: ['PAYMENT_IN_PROGRESS', 'PAYMENT_GATEWAY_UNAVAILABLE', 'ORDER_NOT_PAYABLE'],
  },
  ...cancelling,
];
