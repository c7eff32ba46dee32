import type { AccountLinkType } from '#contract/enumerations.ts';

/**
 * The facts that decide whether an account can be deleted; null = not known, because reading failed or only the server
 * knows the value.
 */
export interface DeletionFacts {
  /** The operator allows a deletion even if tickets or money in a wallet are lost. */
  readonly lossAllowed: boolean;
  readonly activeTickets: number | null;
  /** The number of wallets with money that are deleted together with the account. */
  readonly fundedWallets: number | null;
  /** The number of orders for which money may still arrive, or that are not delivered yet. */
  readonly openOrders: number | null;
  /** The number of transfers from old cards whose money may still arrive. */
  readonly openTransfers: number | null;
}

/** Why an account cannot be deleted; all names except the first are error names of the server. */
export type DeletionObstacle =
  | 'ACCOUNT_LOSSES_UNKNOWN'
  | 'ACCOUNT_HAS_OPEN_ORDER'
  | 'ACCOUNT_HAS_OPEN_TRANSFER'
  | 'ACCOUNT_HAS_ACTIVE_TICKETS'
  | 'ACCOUNT_HAS_WALLET_FUNDS';

const isAboveZero = (count: number | null): boolean => count !== null && count > 0;

/** The obstacle that the person must remove before the deletion; null = no obstacle (SET-02). */
export function deletionObstacle(facts: DeletionFacts): DeletionObstacle | null {
  if (isAboveZero(facts.openOrders)) return 'ACCOUNT_HAS_OPEN_ORDER';
  if (isAboveZero(facts.openTransfers)) return 'ACCOUNT_HAS_OPEN_TRANSFER';
  if (facts.lossAllowed) return null;
  if (isAboveZero(facts.activeTickets)) return 'ACCOUNT_HAS_ACTIVE_TICKETS';
  if (isAboveZero(facts.fundedWallets)) return 'ACCOUNT_HAS_WALLET_FUNDS';
  return facts.activeTickets === null || facts.fundedWallets === null ? 'ACCOUNT_LOSSES_UNKNOWN' : null;
}

/** Whether an allowed deletion loses tickets or money. Then the person is warned. */
export const deletionLoses = (facts: DeletionFacts): boolean =>
  deletionObstacle(facts) === null && (isAboveZero(facts.activeTickets) || isAboveZero(facts.fundedWallets));

/** The data of a customer that the deletion depends on. */
export interface DeletionCustomer {
  readonly customerAccountLinkType: AccountLinkType;
  /** Null = the customer has no active card. */
  readonly activeCardNumber: string | null;
  readonly hasWalletFunds: boolean;
  readonly onlyHere: boolean;
}

/**
 * What happens to a customer whom only this account manages. `keepsCard`: a customer with an active card or with money
 * in a wallet keeps the card, the money and the personal data, and another adult can connect them by the numbers of the
 * card. `erased`: any other customer is deleted.
 */
export type ManagedPersonOutcome = 'keepsCard' | 'erased';

/**
 * What happens to an assigned customer; null = another account also manages the customer, or the customer is not
 * assigned.
 */
export function managedPersonOutcome({
  customerAccountLinkType: type,
  onlyHere,
  activeCardNumber,
  hasWalletFunds,
}: DeletionCustomer): ManagedPersonOutcome | null {
  if (type !== 'ASSIGNED' || !onlyHere) return null;
  return activeCardNumber !== null || hasWalletFunds ? 'keepsCard' : 'erased';
}

/**
 * The facts that follow from the account's customers: only money in the wallets of the account's own customer is lost.
 */
export const factsOfPeople = (people: readonly DeletionCustomer[]): Pick<DeletionFacts, 'fundedWallets'> => ({
  fundedWallets: people.filter(
    ({ customerAccountLinkType: type, hasWalletFunds }) => type === 'REGISTERED' && hasWalletFunds,
  ).length,
});
