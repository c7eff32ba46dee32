import type { AccountLinkType } from '#contract/enumerations.ts';

/** What decides whether an account can be deleted; null = not known, because it could not be read or only the server knows. */
export interface DeletionFacts {
  /** The operator allows a deletion by which tickets or money in a wallet are lost. */
  readonly lossAllowed: boolean;
  readonly activeTickets: number | null;
  /** The wallets with money in them that end with the account. */
  readonly fundedWallets: number | null;
  /** The orders for which money may still arrive, or that are not delivered yet. */
  readonly openOrders: number | null;
  /** The transfers from old cards whose money may be on its way. */
  readonly openTransfers: number | null;
}

/** Why an account cannot be deleted; all but the first are error names of the server. */
export type DeletionObstacle =
  | 'ACCOUNT_LOSSES_UNKNOWN'
  | 'ACCOUNT_HAS_OPEN_ORDER'
  | 'ACCOUNT_HAS_OPEN_TRANSFER'
  | 'ACCOUNT_HAS_ACTIVE_TICKETS'
  | 'ACCOUNT_HAS_WALLET_FUNDS';

const some = (count: number | null): boolean => count !== null && count > 0;

/** What the person must settle first; null = nothing (SET-02). */
export function deletionObstacle(facts: DeletionFacts): DeletionObstacle | null {
  if (some(facts.openOrders)) return 'ACCOUNT_HAS_OPEN_ORDER';
  if (some(facts.openTransfers)) return 'ACCOUNT_HAS_OPEN_TRANSFER';
  if (facts.lossAllowed) return null;
  if (some(facts.activeTickets)) return 'ACCOUNT_HAS_ACTIVE_TICKETS';
  if (some(facts.fundedWallets)) return 'ACCOUNT_HAS_WALLET_FUNDS';
  return facts.activeTickets === null || facts.fundedWallets === null ? 'ACCOUNT_LOSSES_UNKNOWN' : null;
}

/** Whether a deletion that is allowed loses tickets or money, of which the person is warned. */
export const deletionLoses = (facts: DeletionFacts): boolean =>
  deletionObstacle(facts) === null && (some(facts.activeTickets) || some(facts.fundedWallets));

/** A customer of the account, as far as the deletion depends on them. */
export interface PersonAtStake {
  readonly customerAccountLinkType: AccountLinkType;
  /** Null = they have no active card. */
  readonly activeCardNumber: string | null;
  readonly hasWalletFunds: boolean;
  readonly onlyHere: boolean;
}

/**
 * What becomes of a person whom only this account looks after: with an active card, or money in a wallet, they keep both
 * and their data, and another adult can connect them by the numbers of the card; without either they are erased.
 */
export type WardOutcome = 'keepsCard' | 'erased';

/** What becomes of an assigned person; null = somebody else looks after them as well, or they are not assigned. */
export function wardOutcome({
  customerAccountLinkType: type,
  onlyHere,
  activeCardNumber,
  hasWalletFunds,
}: PersonAtStake): WardOutcome | null {
  if (type !== 'ASSIGNED' || !onlyHere) return null;
  return activeCardNumber !== null || hasWalletFunds ? 'keepsCard' : 'erased';
}

/** What is known from the account's customers: only the own card is blocked, and only the money on it is lost. */
export const factsOfPeople = (people: readonly PersonAtStake[]): Pick<DeletionFacts, 'fundedWallets'> => ({
  fundedWallets: people.filter(
    ({ customerAccountLinkType: type, hasWalletFunds }) => type === 'REGISTERED' && hasWalletFunds,
  ).length,
});
