import { linkedAccountPath } from '#contract/account-pages.ts';
import type { AccountLink } from '#contract/entities/account-link.ts';

/** The address of a linked customer's account page within the shop. */
export const linkedAccountAddress = ({ customer }: Pick<AccountLink, 'customer'>): string =>
  `#${linkedAccountPath(customer.id)}`;
