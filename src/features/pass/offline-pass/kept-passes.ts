import * as v from 'valibot';
import { PassKeys, Passes } from '#contract/entities/pass.ts';
import type { KeptPasses, PersonPass } from '#machines/pass/offline-pass/offline-pass.types.ts';
import { keptFlawOf, type KeptFlaw } from '#rules/kept-pass.ts';
import { photoDigestOf, publicKeyOf, readPass, thumbprintOf } from '../signatures.ts';
import { readKept } from './pass-store.ts';

/** The passes as the browser stores them, with the keys that verify them and the account that they belong to. */
export const KeptRecord = v.object({ account: v.number(), passes: Passes, keys: PassKeys });
export type KeptRecord = v.InferOutput<typeof KeptRecord>;

/** The key pair of this device; it is made for one log-in. */
export const DeviceRecord = v.object({
  account: v.number(),
  keys: v.custom<CryptoKeyPair>((value) => typeof value === 'object' && value !== null && 'privateKey' in value),
});
export type DeviceRecord = v.InferOutput<typeof DeviceRecord>;

/** The stored value of this name if it matches the schema; null otherwise. */
export async function readRecord<Schema extends v.GenericSchema>(
  name: Parameters<typeof readKept>[0],
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const parsed = v.safeParse(schema, await readKept(name));
  return parsed.success ? parsed.output : null;
}

interface Check {
  readonly account: number;
  readonly device: CryptoKeyPair;
  readonly now: number;
}

async function personOf(
  { customerId, pass, photo }: Passes['items'][number],
  keys: PassKeys,
  { account, now, deviceKey }: { readonly account: number; readonly now: number; readonly deviceKey: string },
): Promise<PersonPass | KeptFlaw> {
  const read = await readPass(pass, keys);
  if ('flaw' in read) return 'ALTERED';
  const digest = photo === null ? undefined : await photoDigestOf(photo);
  return (
    keptFlawOf(read.claims, { account, deviceKey, photo: digest, now }) ?? {
      customerId,
      pass,
      photo,
      claims: read.claims,
    }
  );
}

/**
 * Checks and reads the passes of a record. If one pass may not be shown here and now, the result is the reason, and no
 * pass is shown.
 */
export async function checkRecord(
  { passes, keys, account: madeFor }: KeptRecord,
  { account, device, now }: Check,
): Promise<KeptPasses | KeptFlaw> {
  if (madeFor !== account) return 'OTHER_ACCOUNT';
  const deviceKey = await thumbprintOf(await publicKeyOf(device));
  const people = await Promise.all(passes.items.map((item) => personOf(item, keys, { account, now, deviceKey })));
  const flaw = people.find((person) => typeof person === 'string');
  if (flaw !== undefined) return flaw;
  const sound = people.filter((person) => typeof person !== 'string');
  // The signed times limit the unsigned times, because somebody could have changed the unsigned times.
  return {
    issued: Math.min(...sound.map(({ claims }) => claims.iat), Date.parse(passes.issued) / 1000) * 1000,
    expires: Math.min(...sound.map(({ claims }) => claims.exp), Date.parse(passes.expires) / 1000) * 1000,
    people: sound,
  };
}
