import type { PassClaims } from '#contract/entities/pass.ts';
import { ageFlawOf } from './pass-validity.ts';
import type { AgeFlaw } from './pass-validity.ts';

/**
 * Why a pass that the browser has stored is not shown. ALTERED: the pass or its stored photo differs from what the
 * operator has signed. OTHER_ACCOUNT: somebody else is logged in. OTHER_DEVICE: the pass was made for the key of another
 * device.
 */
export type KeptFlaw = 'ALTERED' | 'OTHER_ACCOUNT' | 'OTHER_DEVICE' | AgeFlaw;

/** The circumstances in which a stored pass is to be shown. */
export interface Showing {
  /** The account that is logged in. */
  readonly account: number;
  /** The thumbprint of the key on this device. */
  readonly deviceKey: string;
  /**
   * The digest of the photo that is stored with the pass; undefined = no photo is stored, null = the stored data are not
   * a photo.
   */
  readonly photo: string | null | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** In seconds: only a tolerance for rounding, because the clocks are compared before a pass is stored. */
const tolerance = 60;

/** Why a correctly signed pass is not shown on this device now; null = it is shown (PAS-03). */
export function keptFlawOf(claims: PassClaims, { account, deviceKey, photo, now }: Showing): KeptFlaw | null {
  if (claims.sub !== String(account)) return 'OTHER_ACCOUNT';
  if (claims.cnf.jkt !== deviceKey) return 'OTHER_DEVICE';
  if (claims.pho !== photo) return 'ALTERED';
  return ageFlawOf(claims, now, tolerance);
}
