import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ChipCard, ChipNumber } from '../entities/customer-card.ts';
import { EWalletTransaction } from '../entities/e-wallet-transaction.ts';
import { WalletPayment } from '../entities/wallet-payment.ts';
import { commonQuery } from '../query.ts';

/** Calls of the operator's telephone application about cards. Its log-in is in auth.ts. */
export const cardByChipNumber = endpoint({
  name: 'cardByChipNumber',
  method: 'GET',
  path: '/api/eshop/customer-cards-by-chip-number/:number',
  summary: "The card with a chip, read by the operator's telephone application; without data of the person.",
  access: 'mapPhone',
  extension: 'specified',
  params: v.object({ number: ChipNumber }),
  query: v.object(commonQuery),
  response: ChipCard,
  errors: ['NOT_FOUND'],
});

export const payByWallet = endpoint({
  name: 'payByWallet',
  method: 'POST',
  path: '/api/eshop/electronic-wallet-transactions-pay-by-wallet',
  summary:
    'Pay a ride from the wallet of an active card, one time for each Idempotency-Key; without a key, one time for each call.',
  access: 'mapPhone',
  extension: 'specified',
  creates: true,
  query: v.object(commonQuery),
  request: WalletPayment,
  response: EWalletTransaction,
  errors: [
    'INVALID_CUSTOMER_CARD',
    'CARD_NOT_ACTIVE',
    'E_WALLET_NOT_ALLOWED',
    'E_WALLET_INSUFFICIENT',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});
