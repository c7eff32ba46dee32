import type { PassClaims } from '#contract/entities/pass.ts';
import { ageFlawOf } from './pass-validity.ts';
import type { AgeFlaw } from './pass-validity.ts';

/**
 * Why a pass that the browser keeps is not shown. ALTERED: it, or the photo beside it, is not what the operator has signed.
 * OTHER_ACCOUNT: somebody else is logged in. OTHER_DEVICE: it was made for the key of another device.
 */
export type KeptFlaw = 'ALTERED' | 'OTHER_ACCOUNT' | 'OTHER_DEVICE' | AgeFlaw;

/** Who wants to show a kept pass, with what, and when. */
export interface Showing {
  /** The account that is logged in. */
  readonly account: number;
  /** The thumbprint of this device's key. */
  readonly deviceKey: string;
  /** The digest of the photo that is kept beside the pass; undefined without one, null for what is no photo. */
  readonly photo: string | null | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Clocks are compared before a pass is kept; so many seconds are left for rounding. */
const tolerance = 60;

/** Why a well signed pass is not shown here and now; null = it is (PAS-03). */
export function keptFlawOf(claims: PassClaims, { account, deviceKey, photo, now }: Showing): KeptFlaw | null {
  if (claims.sub !== String(account)) return 'OTHER_ACCOUNT';
  if (claims.cnf.jkt !== deviceKey) return 'OTHER_DEVICE';
  if (claims.pho !== photo) return 'ALTERED';
  return ageFlawOf(claims, now, tolerance);
}
