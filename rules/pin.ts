import { longestPin } from '#contract/entities/customer-input.ts';
import type { AccountLinkType, CarrierType } from '#contract/enumerations.ts';
import { asLine } from '#contract/line.ts';

interface PinFacts {
  readonly carrierType: CarrierType;
  readonly link: AccountLinkType;
}

/**
 * Whether a card application asks for a PIN. Not beside a payment card, whose own PIN nobody may ask for; nor for a managed
 * customer, whose data their own account changes.
 */
export const mayHavePin = ({ carrierType, link }: PinFacts): boolean =>
  carrierType !== 'BANK_CARD' && link !== 'MANAGED';

/** What is wrong with a typed PIN (PDT-01); null = nothing. */
export const pinProblem = (typed: string): 'TOO_LONG' | null => (asLine(typed).length > longestPin ? 'TOO_LONG' : null);
