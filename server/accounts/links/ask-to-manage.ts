import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';
import { askForToken } from '../auth/mailed-tokens.ts';
import { checkManaging } from './check-managing.ts';

interface Question {
  readonly customerId: number;
  /** The account that is asked; undefined = there is none. */
  readonly asked: { readonly id: number; readonly verified: boolean } | undefined;
}

/**
 * Mails an account the request to manage a customer's card; an earlier mail about it cannot be answered any more. Throws
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
