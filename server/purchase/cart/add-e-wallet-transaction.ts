import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import { checkRecharge, expectedAmount } from '#rules/e-wallet.ts';
import { mayActFor } from '../../accounts/customers/manageable.ts';
import { eq } from '../../platform/db/orm.ts';
import { eWallets } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { addItem } from './add-item.ts';
import { findWallet, walletCard } from './find-wallet.ts';
import { lockCart } from './lock-cart.ts';
import { refuseAction, unasked, type ActionErrors } from './refuse-action.ts';
import { walletLimits } from './wallet-limits.ts';

const errors: ActionErrors<'eWallet'> = {
  cardHasWallet: 'NOT_FOUND',
  NO_ACTIVE_CARD: 'CARD_NOT_ACTIVE',
  ACTIVE_CARD_APPLICATION: 'CARD_NOT_ACTIVE',
  isNotUnmanageable: 'CUSTOMER_NOT_MANAGEABLE',
  NOT_CHECKED: 'CUSTOMER_NOT_MANAGEABLE',
  eWalletIsSold: 'E_WALLET_NOT_ALLOWED',
  cardMayHaveWallet: 'E_WALLET_NOT_ALLOWED',
  ALREADY_IN_CART: 'E_WALLET_RECHARGE_ALREADY_IN_CART',
};

/** Adds a top-up to the cart (WAL-01). The balance that the customer saw must be the wallet's present balance. */
export const addEWalletTransactionRoute = route(addEWalletTransaction, 'write', async (call) => {
  const { database, caller, body, now, services } = call;
  await lockCart(database, caller.accountId, now);
  const wallet = await findWallet(database, caller.accountId, eq(eWallets.id, body.eWalletId));
  if (wallet === undefined) throw new ApiError('NOT_FOUND');
  const manageable = await mayActFor(call, wallet.customerId);
  const configuration = await services.settings.systemConfiguration(database);
  refuseAction('eWallet', { ...unasked, card: walletCard(wallet), manageable, configuration }, errors);
  if (body.operation !== 'RECHARGE') throw new ApiError('E_WALLET_NOT_ALLOWED');
  if (wallet.currentAmount !== body.previousBalance) throw new ApiError('E_WALLET_BALANCE_CHANGED');
  const numbers = await services.settings.numbers(database);
  const error = checkRecharge(expectedAmount(wallet), body.price, walletLimits(numbers));
  if (error !== null) throw new ApiError(error);
  const item = {
    type: 'ELECTRONIC_WALLET',
    customerId: wallet.customerId,
    name: 'E-wallet',
    price: body.price,
    taxPercentage: numbers.E_WALLET_TRANSACTION_TAX_PERCENTAGE,
    payload: {
      eWalletId: body.eWalletId,
      eWalletOperationType: body.operation,
      cardId: wallet.cardId,
      cardNumber: wallet.cardNumber,
      ...(body.note === null || body.note === '' ? {} : { note: body.note }),
    },
  } as const;
  return addItem(call, item, errors.ALREADY_IN_CART);
});
