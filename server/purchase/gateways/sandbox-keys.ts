import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../platform/db/database.ts';
import { inArray } from '../../platform/db/orm.ts';
import { secrets } from '../../platform/db/schema.ts';

/** The private keys in PEM (PKCS#8) of the shop and of a simulated gateway. The public keys are derived from them. */
export interface SandboxKeys {
  readonly merchant: string;
  readonly gateway: string;
}

const generate = promisify(generateKeyPair);

async function newKey(): Promise<string> {
  const { privateKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return privateKey;
}

async function read(database: Database, names: readonly [string, string]): Promise<SandboxKeys | undefined> {
  const rows = await database
    .select()
    .from(secrets)
    .where(inArray(secrets.name, [...names]));
  const [merchant, gateway] = names.map((name) => rows.find((row) => row.name === name)?.value);
  return merchant === undefined || gateway === undefined ? undefined : { merchant, gateway };
}

/**
 * The keys of the shop and of a simulator, made at the first start. Instances that start at the same time get the same
 * keys.
 *
 * @param owner the name of the gateway in the names of its keys
 */
export async function sandboxKeys(database: Database, owner: string): Promise<SandboxKeys> {
  const names = [`${owner}MerchantKey`, `${owner}GatewayKey`] as const;
  const kept = await read(database, names);
  if (kept !== undefined) return kept;
  const made = await Promise.all(names.map(async (name) => ({ name, value: await newKey() })));
  await database.insert(secrets).values(made).onConflictDoNothing();
  const keys = await read(database, names);
  if (keys === undefined) throw new Error('the sandbox keys of a gateway cannot be kept');
  return keys;
}
