import type { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import { isKept, selectActiveCardId } from '../../accounts/customers/active-card.ts';
import { mayActFor } from '../../accounts/customers/manageable.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, sql } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers, eWallets } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import type { OldCard } from '../../platform/services/old-card-system.ts';
import { refuseAction, type ActionErrors } from '../cart/refuse-action.ts';

/** The wallet that gets the money, and the holder of its card. */
export interface ReceivingWallet {
  readonly eWalletId: number;
  readonly holder: Omit<OldCard, 'cardNumber'>;
}

const errors: ActionErrors<'balanceTransfer'> = {
  cardIsActive: 'CARD_NOT_ACTIVE',
  isNotUnmanageable: 'CUSTOMER_NOT_MANAGEABLE',
  NOT_CHECKED: 'CUSTOMER_NOT_MANAGEABLE',
  isNotManaged: 'BALANCE_TRANSFER_NOT_ALLOWED',
  isNotAssigned: 'BALANCE_TRANSFER_NOT_ALLOWED',
  cardHasWallet: 'E_WALLET_NOT_ALLOWED',
  cardMayHaveWallet: 'E_WALLET_NOT_ALLOWED',
};

async function findCard(database: Database, accountId: number, cardNumber: string) {
  const [found] = await database
    .select({
      card: customerCards,
      wallet: eWallets,
      link: accountLinks.type,
      holder: { firstName: customers.firstName, lastName: customers.lastName, birthDay: customers.birthDay },
      isActiveCard: sql<boolean>`${customerCards.id} = ${selectActiveCardId(database, accountLinks.customerId)}`,
    })
    .from(customerCards)
    .innerJoin(customers, eq(customers.id, customerCards.customerId))
    .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
    .leftJoin(eWallets, eq(eWallets.cardId, customerCards.id))
    .where(and(eq(customerCards.cardNumber, cardNumber), eq(accountLinks.accountId, accountId), isKept()));
  if (found === undefined) throw new ApiError('NOT_FOUND');
  return found;
}

/**
 * The wallet of the active card with this number, if the account may transfer a balance into it (ACC-07). Throws
 * ApiError NOT_FOUND for another account's card, CARD_NOT_ACTIVE, CUSTOMER_NOT_MANAGEABLE, BALANCE_TRANSFER_NOT_ALLOWED,
 * E_WALLET_NOT_ALLOWED.
 */
export async function findReceivingWallet(
  call: Call<typeof transferBalance>,
  cardNumber: string,
): Promise<ReceivingWallet> {
  const { database, services } = call;
  const { card, wallet, link, holder, isActiveCard } = await findCard(database, call.caller.accountId, cardNumber);
  const facts = {
    card: {
      customerCardType: card.customerCardType,
      currentState: { state: { name: card.state } },
      electronicWallet: wallet,
    },
    link: link === 'REGISTERED' ? null : link,
    manageable: await mayActFor(call, card.customerId),
    configuration: await services.settings.systemConfiguration(database),
  };
  refuseAction('balanceTransfer', facts, errors);
  if (!isActiveCard) throw new ApiError('CARD_NOT_ACTIVE');
  if (wallet === null) throw new ApiError('E_WALLET_NOT_ALLOWED');
  return { eWalletId: wallet.id, holder };
}
