import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { isSameSecret } from './is-same-secret.ts';
import { createPurposeSignature } from './purpose-signature.ts';

/**
 * Makes and checks the token by which the shop recognises a browser that has logged in to an account before (VIS-02). It
 * contains a device (random bits), and for each account the signed day of its last log-in. The token is not stored in
 * the database, contains no account id, and authenticates nobody.
 */
export interface DeviceTokens {
  /**
   * The device, if the account has logged in with it within a year; undefined for a missing, unsigned or older token.
   */
  deviceOf(token: string | null, accountId: number, now: Date): string | undefined;
  /** A token that also contains the log-in of this account; the log-ins of other accounts in `token` are kept. */
  add(token: string | null, accountId: number, now: Date): string;
}

interface Proof {
  /** Days since 1970. */
  readonly day: number;
  readonly signature: string;
}

/** For this number of days after a log-in, the browser of the log-in is recognised. */
export const deviceKeptDays = 365;
/** A family may share a browser, so the token contains several accounts: only those that logged in last. */
const mostAccounts = 8;

const form = /^([\w-]{22})((?:\.\d{1,6}\.[\w-]{43})*)$/;
const dayOf = (now: Date): number => Math.floor(now.getTime() / (24 * 3600 * 1000));

function read(token: string | null): { readonly device: string; readonly proofs: readonly Proof[] } | undefined {
  const [, device, rest = ''] = form.exec(token ?? '') ?? [];
  if (device === undefined) return undefined;
  const proofs = [...rest.matchAll(/\.(\d+)\.([\w-]+)/g)];
  return {
    device,
    proofs: proofs.slice(0, mostAccounts).map(([, day, signature = '']) => ({ day: Number(day), signature })),
  };
}

const newDevice = (): string => randomBytes(16).toString('base64url');

export async function createDeviceTokens(database: Database): Promise<DeviceTokens> {
  const signatureOf = await createPurposeSignature(database, 'deviceKey', 'device');
  const sign = (device: string, accountId: number, day: number): string =>
    signatureOf(`${device}:${String(accountId)}:${String(day)}`);
  const isOf = (device: string, accountId: number, { day, signature }: Proof): boolean =>
    isSameSecret(signature, sign(device, accountId, day));
  return {
    deviceOf(token, accountId, now) {
      const known = read(token);
      const proves = (proof: Proof): boolean =>
        known !== undefined && dayOf(now) - proof.day <= deviceKeptDays && isOf(known.device, accountId, proof);
      return known?.proofs.some(proves) === true ? known.device : undefined;
    },
    add(token, accountId, now) {
      const { device, proofs } = read(token) ?? { device: newDevice(), proofs: [] };
      const day = dayOf(now);
      const others = proofs.filter((proof) => !isOf(device, accountId, proof)).slice(0, mostAccounts - 1);
      return [
        device,
        ...[{ day, signature: sign(device, accountId, day) }, ...others].flatMap((proof) => [
          String(proof.day),
          proof.signature,
        ]),
      ].join('.');
    },
  };
}
