import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../platform/db/database.ts';
import { inArray } from '../../platform/db/orm.ts';
import { secrets } from '../../platform/db/schema.ts';

const names = [
  'csobMerchantKey',
  'csobGatewayKey',
  'gpMerchantKey',
  'gpGatewayKey',
  'tokenizationMerchantKey',
  'tokenizationGatewayKey',
] as const;
type KeyName = (typeof names)[number];

/** For each owner: the private key in PEM (PKCS#8). The public keys are derived from them. */
export type SandboxKeys = Readonly<Record<KeyName, string>>;

const generate = promisify(generateKeyPair);

async function newKey(): Promise<string> {
  const { privateKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return privateKey;
}

const read = async (database: Database): Promise<Partial<Record<string, string>>> => {
  const rows = await database
    .select()
    .from(secrets)
    .where(inArray(secrets.name, [...names]));
  return Object.fromEntries(rows.map((row) => [row.name, row.value]));
};

const isComplete = (keys: Partial<Record<string, string>>): keys is SandboxKeys =>
  names.every((name) => keys[name] !== undefined);

/**
 * The keys of the shop and of the simulators, made at the first start. Instances that start at the same time get the
 * same keys.
 */
export async function sandboxKeys(database: Database): Promise<SandboxKeys> {
  const kept = await read(database);
  if (isComplete(kept)) return kept;
  const made = await Promise.all(names.map(async (name) => ({ name, value: await newKey() })));
  await database.insert(secrets).values(made).onConflictDoNothing();
  const keys = await read(database);
  if (!isComplete(keys)) throw new Error('the sandbox keys of the gateways cannot be kept');
  return keys;
}
