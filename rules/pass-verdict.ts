import type { PassClaims } from '#contract/entities/pass.ts';
import { dayOf } from './date-text.ts';
import type { MomentFlaw } from './pass-code.ts';
import type { AgeFlaw, TravelFlaw } from './pass-validity.ts';
import { ageFlawOf, travelFlawOf } from './pass-validity.ts';

/**
 * The problems of a code that do not depend on the time of the check. NO_PASS: the text is not the code of a pass.
 * NO_PROOF: a pass without the device's signature. UNKNOWN_KEY: the pass was not signed with a known key of the
 * operator. ALTERED: the content was changed. OTHER_SHOP: the pass belongs to another operator. OTHER_DEVICE: the code
 * was drawn by a device for which the pass was not made.
 */
export type CodeFlaw = 'NO_PASS' | 'NO_PROOF' | 'UNKNOWN_KEY' | 'ALTERED' | 'OTHER_SHOP' | 'OTHER_DEVICE';

export const refusalReasons = [
  'NO_PASS',
  'NO_PROOF',
  'UNKNOWN_KEY',
  'ALTERED',
  'OTHER_SHOP',
  'OTHER_DEVICE',
  'TOO_OLD',
  'FROM_FUTURE',
  'CODE_OLD',
  'CODE_FROM_FUTURE',
  'CARD_EXPIRED',
  'NO_TICKET',
] as const;
export type RefusalReason = CodeFlaw | AgeFlaw | MomentFlaw | TravelFlaw;

/** The result of checking a code; all moments in epoch milliseconds. */
export interface PassVerdict {
  /** Null = the pass is valid. */
  readonly reason: RefusalReason | null;
  /** The content of the pass; null unless the operator has signed it. */
  readonly claims: PassClaims | null;
  /** When the code was drawn; null = not known. */
  readonly drawnAt: number | null;
  readonly checkedAt: number;
}

/**
 * Why a correctly signed pass with a code of its own device is refused at a moment. The age of the pass is checked
 * first, then the age of the code, then the card and the tickets.
 */
export const timeFlawOf = (
  claims: PassClaims,
  momentFlaw: MomentFlaw | null,
  { now, tolerance }: { readonly now: number; readonly tolerance: number },
): RefusalReason | null =>
  ageFlawOf(claims, now, tolerance) ?? momentFlaw ?? travelFlawOf(claims, dayOf(new Date(now)));
