import type { CardState } from '#contract/enumerations.ts';
import type { ErrorName } from '#contract/error-names.ts';

/** The card and its wallet, read with a row lock. */
export interface PayingCard {
  readonly state: CardState;
  /** ISO days, both included. */
  readonly validFrom: string;
  readonly validTo: string;
  /** Minor units; null = the card has no wallet. */
  readonly balance: number | null;
}

export type WalletPaymentError = Extract<
  ErrorName,
  'CARD_NOT_ACTIVE' | 'E_WALLET_NOT_ALLOWED' | 'E_WALLET_INSUFFICIENT'
>;

/** Why a ride cannot be paid from a card's wallet; null = it can be paid. */
export function walletPaymentObstacle(card: PayingCard, amount: number, today: string): WalletPaymentError | null {
  const { state, validFrom, validTo, balance } = card;
  if (state !== 'ACTIVE' || today < validFrom || validTo < today) return 'CARD_NOT_ACTIVE';
  if (balance === null) return 'E_WALLET_NOT_ALLOWED';
  return balance < amount ? 'E_WALLET_INSUFFICIENT' : null;
}
