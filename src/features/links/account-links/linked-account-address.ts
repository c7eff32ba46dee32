import { linkedAccountPath } from '#contract/account-pages.ts';
import type { AccountLink } from '#contract/entities/account-link.ts';

/** The account page of a linked customer, as an address within the shop. */
export const linkedAccountAddress = ({ customer }: Pick<AccountLink, 'customer'>): string =>
  `#${linkedAccountPath(customer.id)}`;
