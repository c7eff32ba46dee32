import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { commonQuery } from '../query.ts';
import { PositiveMoney, requiredLine } from '../values.ts';

/**
 * A balance transfer (TRF-01). `pakCardNumber`: the number of the old card, with its digits in any groups;
 * rules/old-card-number.ts checks it. `mapCardNumber`: the current card, whose wallet receives the balance.
 */
export const BalanceTransfer = v.object({ pakCardNumber: requiredLine(40), mapCardNumber: requiredLine(40) });

/** Money in minor units. */
export const TransferredBalance = v.object({ amount: PositiveMoney });
export type TransferredBalance = v.InferOutput<typeof TransferredBalance>;

export const transferBalance = endpoint({
  name: 'transferBalance',
  method: 'PUT',
  path: '/api/eshop/customers-pak-transfer/wallet',
  summary: 'Move the whole balance of a card of the old system into the wallet of the current card, exactly one time.',
  access: 'customer',
  extension: 'specified',
  creates: true,
  query: v.object(commonQuery),
  request: BalanceTransfer,
  response: TransferredBalance,
  errors: [
    'NOT_FOUND',
    'CARD_NOT_ACTIVE',
    'CUSTOMER_NOT_MANAGEABLE',
    'BALANCE_TRANSFER_NOT_ALLOWED',
    'E_WALLET_NOT_ALLOWED',
    'INVALID_OLD_CARD_NUMBER',
    'OLD_CARD_BALANCE_CHANGED',
    'OLD_CARD_EMPTY',
    'OLD_CARD_IN_TRANSFER',
    'OLD_CARD_SYSTEM_UNAVAILABLE',
    'BALANCE_TRANSFER_PENDING',
    'E_WALLET_ABOVE_MAXIMUM_AMOUNT',
    'TOO_MANY_ATTEMPTS',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});
