import type { DecidedReport } from '#rules/transfer-guards.ts';

/** An old card, and the person who claims to own it; `birthDay` an ISO day, null = unknown. */
export interface OldCard {
  readonly cardNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string | null;
}

/** The request of one transfer to the old card system; `atMost` in minor units. */
export interface Taking {
  /** The transfer's own id, the same for every repeated request. */
  readonly reference: string;
  readonly card: OldCard;
  readonly atMost: number;
}

/** The operator's former system of cards. */
export interface OldCardSystem {
  /**
   * The balance of a card, in minor units; null for an unknown card, and for a personal card of somebody else. Throws
   * GatewayUnavailable.
   */
  readonly balanceOf: (card: OldCard) => Promise<number | null>;
  /**
   * Asks the system to take the whole balance out of a card, unless the balance is more than `atMost`. The system
   * decides only one time for each reference and always gives the same answer, so the request may be repeated. Throws
   * GatewayUnavailable; then the money may have been taken nevertheless.
   */
  readonly take: (taking: Taking) => Promise<DecidedReport>;
}
