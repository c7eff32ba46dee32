import type { OrderItem } from '#contract/entities/order.ts';

/** The name of the person for whom the item was bought; null = it is for nobody in particular. */
export const itemPerson = ({ customerFullName, customer }: Pick<OrderItem, 'customerFullName' | 'customer'>) =>
  customerFullName ?? (customer === null ? null : `${customer.firstName} ${customer.lastName}`);

/** The number of the card of the item; null = it is for no card, or the card is not known. */
export const itemCardNumber = ({ cardNumber, payload }: Pick<OrderItem, 'cardNumber' | 'payload'>): string | null =>
  cardNumber ?? payload.cardNumber ?? null;
