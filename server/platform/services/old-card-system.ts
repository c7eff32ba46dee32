import type { DecidedReport } from '#rules/transfer-guards.ts';

/** A card of the old system, and who says that it is theirs; `birthDay` an ISO day, null = not known. */
export interface OldCard {
  readonly cardNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string | null;
}

/** What is asked of the old card system for one transfer; `atMost` in minor units. */
export interface Taking {
  /** The transfer's own id, the same however often it is asked. */
  readonly reference: string;
  readonly card: OldCard;
  readonly atMost: number;
}

/** The operator's system of the cards from before. */
export interface OldCardSystem {
  /**
   * What a card holds, in minor units; null for a card that it does not know, and for a personal card of somebody else.
   * Throws GatewayUnavailable.
   */
  readonly balanceOf: (card: OldCard) => Promise<number | null>;
  /**
   * Has it take the whole balance out of a card, unless that is more than `atMost`. It decides once for each reference,
   * and tells the same ever after, so that it may be asked again. Throws GatewayUnavailable; then the money may have been
   * taken nevertheless.
   */
  readonly take: (taking: Taking) => Promise<DecidedReport>;
}
