import { accountPath, linkedAccountPath } from '#contract/account-pages.ts';
import type { AccountPerson } from '#contract/entities/account-page.ts';

/** The account page of a person of the account, as the address of a link. */
export const personAddress = ({ type, customerId }: Pick<AccountPerson, 'type' | 'customerId'>): string =>
  `#${type === 'REGISTERED' ? accountPath : linkedAccountPath(customerId)}`;
