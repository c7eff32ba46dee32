import { accountPath, linkedAccountPath } from '#contract/account-pages.ts';
import type { AccountPerson } from '#contract/entities/account-page.ts';

/** The address of a link to the account page of one of the account's people. */
export const personAddress = ({ type, customerId }: Pick<AccountPerson, 'type' | 'customerId'>): string =>
  `#${type === 'REGISTERED' ? accountPath : linkedAccountPath(customerId)}`;
