import type { ActionSubject } from './card-action.ts';

/** The subject of drafts about a card: its number. */
export const cardSubject = ({ card }: ActionSubject): string | null => card?.cardNumber ?? null;

/** The subject of drafts about a customer, or about an account without a customer. */
export const customerSubject = ({ customer }: { readonly customer: { readonly id: number } | null }): string =>
  customer === null ? 'account' : `customer ${String(customer.id)}`;
