import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { askForToken } from '../auth/mailed-tokens.ts';
import { checkManaging } from './check-managing.ts';

interface Question {
  readonly customerId: number;
  /** The account that gets the request; undefined if there is no such account. */
  readonly asked: { readonly id: number; readonly verified: boolean } | undefined;
}

/**
 * Mails an account the request to manage a customer's card; the links in an earlier mail about it stop working. Throws
 * ApiError INVALID_ACCOUNT, INVALID_CUSTOMER_CARD, CARD_ALREADY_MANAGED, MAXIMUM_ACCOUNTS_REACHED.
 */
export async function askToManage(
  transaction: Database,
  { customerId, asked }: Question,
  numbers: Readonly<Record<NumberSetting, number>>,
  now: Date,
): Promise<void> {
  if (asked?.verified !== true) throw new ApiError('INVALID_ACCOUNT');
  await checkManaging(transaction, customerId, asked.id, numbers);
  await askForToken(transaction, { kind: 'MANAGE_CARD', accountId: asked.id, customerId }, numbers, now);
}
