import type { CardDetail } from '#contract/entities/customer-card.ts';

/** The customer for whom something would be bought. */
export interface Buyer {
  readonly customerId: number;
  /** Null if the customer has no active card, or if it could not be read. */
  readonly activeCard: Promise<CardDetail | null>;
}
