import { calculateJwkThumbprint, CompactSign, exportJWK } from 'jose';
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { EcPublicKey } from '#contract/entities/pass.ts';
import type { PassClaims, PassKeys } from '#contract/entities/pass.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../db/database.ts';
import { secret } from '../db/secret.ts';

type PublishedKey = PassKeys['keys'][number];

/** Signs passes with the operator's key (ES256), and publishes the public keys that check them. */
export interface PassSigner {
  /** The public part of the signing key, followed by the former keys. */
  readonly keys: readonly PublishedKey[];
  readonly sign: (claims: PassClaims) => Promise<string>;
}

/** The length of a key id: the first letters of the key's thumbprint (RFC 7638), enough to distinguish a few keys. */
const keyIdLength = 8;

async function publishedKey(key: KeyObject): Promise<PublishedKey> {
  const publicKey = v.parse(EcPublicKey, await exportJWK(key));
  return { ...publicKey, kid: (await calculateJwkThumbprint(publicKey)).slice(0, keyIdLength) };
}

const newKey = (): string =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;

/** The configured key; if there is none, the key that the sandbox makes at its first start and keeps in the database. */
async function findKey({ passKey, sandbox }: Configuration, database: Database): Promise<string | undefined> {
  return passKey ?? (sandbox ? secret(database, 'passKey', newKey) : undefined);
}

/** Undefined if there is no key: then passes are not signed. */
export async function createPassSigner(
  configuration: Configuration,
  database: Database,
): Promise<PassSigner | undefined> {
  const pem = await findKey(configuration, database);
  if (pem === undefined) return undefined;
  const privateKey = createPrivateKey(pem);
  const former = configuration.formerPassKeys.map((key) => createPublicKey(key));
  const [current, ...others] = await Promise.all([createPublicKey(privateKey), ...former].map(publishedKey));
  if (current === undefined) throw new Error('expected the public part of the key of passes, got none');
  return {
    keys: [current, ...others.filter(({ kid }) => kid !== current.kid)],
    sign: (claims) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'ES256', kid: current.kid })
        .sign(privateKey),
  };
}
