import type { OrderItem } from '#contract/entities/order.ts';

/** The name of the person for whom the item was bought; null = it is for nobody in particular. */
export function itemPerson({ customerFullName, customer }: OrderItem): string | null {
  if (customerFullName !== undefined) return customerFullName;
  return customer === null ? null : `${customer.firstName} ${customer.lastName}`;
}

/** The number of the card of the item; null = it is for no card, or the card is not known. */
export const itemCardNumber = ({ cardNumber, payload }: OrderItem): string | null =>
  cardNumber === undefined ? (payload.cardNumber ?? null) : cardNumber;
