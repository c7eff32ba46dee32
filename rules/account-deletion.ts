import type { AccountLinkType } from '../contract/enumerations.ts';

/** What decides whether an account can be deleted; null = not known, because it could not be read or only the server knows. */
export interface DeletionFacts {
  /** The operator allows a deletion by which tickets or money in a wallet are lost. */
  readonly lossAllowed: boolean;
  readonly activeTickets: number | null;
  /** The wallets with money in them. */
  readonly fundedWallets: number | null;
  /** The assigned customers to whom no other account is linked. */
  readonly solelyGuarded: number | null;
  /** The orders for which money may still arrive, or that are not delivered yet. */
  readonly openOrders: number | null;
  /** The transfers from old cards whose money may be on its way. */
  readonly openTransfers: number | null;
}

/** Why an account cannot be deleted; all but the first are error names of the server. */
export type DeletionObstacle =
  | 'ACCOUNT_LOSSES_UNKNOWN'
  | 'ACCOUNT_IS_SOLE_GUARDIAN'
  | 'ACCOUNT_HAS_OPEN_ORDER'
  | 'ACCOUNT_HAS_OPEN_TRANSFER'
  | 'ACCOUNT_HAS_ACTIVE_TICKETS'
  | 'ACCOUNT_HAS_WALLET_FUNDS';

const some = (count: number | null): boolean => count !== null && count > 0;

/** What the person must settle first; null = nothing (first specification, 4 'Account deletion'; SET-02). */
export function deletionObstacle(facts: DeletionFacts): DeletionObstacle | null {
  if (some(facts.solelyGuarded)) return 'ACCOUNT_IS_SOLE_GUARDIAN';
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
  readonly hasWalletFunds: boolean;
  readonly onlyHere: boolean;
}

/**
 * What is known from the account's customers. The own one and the assigned ones are at stake; a managed customer has an
 * account of their own, and loses nothing.
 */
export function factsOfPeople(
  people: readonly PersonAtStake[],
): Pick<DeletionFacts, 'fundedWallets' | 'solelyGuarded'> {
  const atStake = people.filter(({ customerAccountLinkType: type }) => type !== 'MANAGED');
  return {
    fundedWallets: atStake.filter(({ hasWalletFunds }) => hasWalletFunds).length,
    solelyGuarded: atStake.filter(({ customerAccountLinkType: type, onlyHere }) => type === 'ASSIGNED' && onlyHere)
      .length,
  };
}
