import { and, eq } from 'drizzle-orm';
import { addEWalletTransaction } from '../../contract/endpoints/shopping-cart.ts';
import { checkRecharge } from '../../rules/e-wallet.ts';
import { sellsTopUp } from '../../rules/visibility.ts';
import { refuseUnmanageable } from '../customers/manageable.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, customerCards, eWallets } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { addItem } from './add-item.ts';
import { lockCart } from './lock-cart.ts';
import { walletLimits } from './wallet-limits.ts';

async function findWallet(database: Database, accountId: number, eWalletId: number) {
  const [wallet] = await database
    .select({
      currentAmount: eWallets.currentAmount,
      cardNumber: customerCards.cardNumber,
      cardId: customerCards.id,
      cardType: customerCards.customerCardType,
      state: customerCards.state,
      customerId: customerCards.customerId,
    })
    .from(eWallets)
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
    .where(and(eq(eWallets.id, eWalletId), eq(accountLinks.accountId, accountId)));
  if (wallet === undefined) throw new ApiError('NOT_FOUND');
  return wallet;
}

/**
 * Adds a top-up to the cart (second specification, 5.9; WAL-01). The wallet's balance must be the one that the customer
 * saw.
 */
export const addEWalletTransactionRoute = route(addEWalletTransaction, 'write', async (call) => {
  const { database, caller, body, now, services } = call;
  await lockCart(database, caller.accountId, now);
  const wallet = await findWallet(database, caller.accountId, body.eWalletId);
  if (wallet.state !== 'ACTIVE') throw new ApiError('CARD_NOT_ACTIVE');
  await refuseUnmanageable(call, wallet.customerId);
  const configuration = await services.settings.systemConfiguration(database);
  if (body.operation !== 'RECHARGE' || !sellsTopUp(wallet.cardType, configuration)) {
    throw new ApiError('E_WALLET_NOT_ALLOWED');
  }
  if (wallet.currentAmount !== body.previousBalance) throw new ApiError('E_WALLET_BALANCE_CHANGED');
  const figures = await services.settings.figures(database);
  const error = checkRecharge(wallet.currentAmount, body.price, walletLimits(figures));
  if (error !== null) throw new ApiError(error);
  const item = {
    type: 'ELECTRONIC_WALLET',
    customerId: wallet.customerId,
    name: 'E-wallet',
    price: body.price,
    taxPercentage: figures.E_WALLET_TRANSACTION_TAX_PERCENTAGE,
    payload: {
      eWalletId: body.eWalletId,
      eWalletOperationType: body.operation,
      cardId: wallet.cardId,
      cardNumber: wallet.cardNumber,
      ...(body.note === null || body.note === '' ? {} : { note: body.note }),
    },
  } as const;
  return addItem(call, item, 'E_WALLET_RECHARGE_ALREADY_IN_CART');
});
