import { longestPin } from '#contract/entities/customer-input.ts';
import type { AccountLinkType, CarrierType } from '#contract/enumerations.ts';
import { asLine } from '#contract/line.ts';
import { carriers } from './carriers.ts';

interface PinFacts {
  readonly carrierType: CarrierType;
  readonly link: AccountLinkType;
}

/**
 * Whether a card application asks for a PIN. It does not for a payment card, because nobody may ask for the PIN of the
 * bank, nor for a managed customer, because only their own account changes their data.
 */
export const mayHavePin = ({ carrierType, link }: PinFacts): boolean =>
  carriers[carrierType].hasPin && link !== 'MANAGED';

/** The problem of a typed PIN (PDT-01); null = no problem. */
export const pinProblem = (typed: string): 'TOO_LONG' | null => (asLine(typed).length > longestPin ? 'TOO_LONG' : null);
