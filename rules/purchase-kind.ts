import type { Item } from '#contract/entities/shopping-cart.ts';

/**
 * The kind of things that an order sells, as the sentences about the order need it. Tickets and top-ups can be used
 * after the delivery, while a paid fee only allows a card application or a complaint to continue (PAY-13). CARD_AND_MORE
 * contains the fee of a card and other items.
 */
export const purchaseKinds = [
  'TICKETS',
  'TOP_UP',
  'TICKETS_AND_TOP_UP',
  'CARD',
  'RECLAMATION',
  'CARD_AND_MORE',
  'OTHER',
] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

const kinds: Readonly<Record<Exclude<Item['type'], 'ROUNDING'>, PurchaseKind>> = {
  TICKET_FARE: 'TICKETS',
  PAK_TICKET_FARE: 'TICKETS',
  ELECTRONIC_WALLET: 'TOP_UP',
  FEE: 'CARD',
  RECLAMATION: 'RECLAMATION',
  PRODUCT: 'OTHER',
  UNKNOWN: 'OTHER',
};

export function purchaseKindOf(items: readonly Pick<Item, 'type' | 'cancelled'>[]): PurchaseKind {
  const sold = new Set(items.flatMap(({ type, cancelled }) => (cancelled || type === 'ROUNDING' ? [] : [kinds[type]])));
  const [only, ...others] = sold;
  if (only === undefined || others.length === 0) return only ?? 'OTHER';
  if (sold.has('CARD')) return 'CARD_AND_MORE';
  return sold.size === 2 && sold.has('TICKETS') && sold.has('TOP_UP') ? 'TICKETS_AND_TOP_UP' : 'OTHER';
}
