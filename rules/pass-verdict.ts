import type { PassClaims } from '#contract/entities/pass.ts';
import { dayOf } from './date-text.ts';
import type { MomentFlaw } from './pass-code.ts';
import type { AgeFlaw, TravelFlaw } from './pass-validity.ts';
import { ageFlawOf, travelFlawOf } from './pass-validity.ts';

/**
 * What can be wrong with a code besides its times. NO_PASS: it is no code of a pass. NO_PROOF: a pass that was copied
 * without the device's signature. UNKNOWN_KEY: none of the operator's known keys has signed it. ALTERED: something in it
 * was changed. OTHER_SHOP: another operator's. OTHER_DEVICE: another device has drawn the code than the one that the pass
 * was made for.
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

/** What became of checking a code; all moments in epoch milliseconds. */
export interface PassVerdict {
  /** Null = the pass is valid. */
  readonly reason: RefusalReason | null;
  /** What the pass says; null unless the operator has signed it. */
  readonly claims: PassClaims | null;
  /** When the code was drawn; null if nobody knows. */
  readonly drawnAt: number | null;
  readonly checkedAt: number;
}

/**
 * Why a pass that is well signed, and whose code was drawn by its device, is refused at a moment: its own age first, then
 * the code's, then whether its holder may travel.
 */
export const timeFlawOf = (
  claims: PassClaims,
  momentFlaw: MomentFlaw | null,
  { now, tolerance }: { readonly now: number; readonly tolerance: number },
): RefusalReason | null =>
  ageFlawOf(claims, now, tolerance) ?? momentFlaw ?? travelFlawOf(claims, dayOf(new Date(now)));
