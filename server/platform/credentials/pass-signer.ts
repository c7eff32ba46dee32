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

/** Signs passes with the operator's key (ES256), and tells the public keys by which they are checked. */
export interface PassSigner {
  /** The key that signs, then those that did before. */
  readonly keys: readonly PublishedKey[];
  readonly sign: (claims: PassClaims) => Promise<string>;
}

/** So many letters of the key's thumbprint (RFC 7638) tell a few keys apart. */
const keyIdLength = 8;

async function published(key: KeyObject): Promise<PublishedKey> {
  const publicKey = v.parse(EcPublicKey, await exportJWK(key));
  return { ...publicKey, kid: (await calculateJwkThumbprint(publicKey)).slice(0, keyIdLength) };
}

const newKey = (): string =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;

/** The configured key; in the sandbox otherwise one of the installation, made at first start. */
async function findKey({ passKey, sandbox }: Configuration, database: Database): Promise<string | undefined> {
  return passKey ?? (sandbox ? secret(database, 'passKey', newKey) : undefined);
}

/** Undefined: no passes are signed, since no key is configured. */
export async function createPassSigner(
  configuration: Configuration,
  database: Database,
): Promise<PassSigner | undefined> {
  const pem = await findKey(configuration, database);
  if (pem === undefined) return undefined;
  const privateKey = createPrivateKey(pem);
  const former = configuration.formerPassKeys.map((key) => createPublicKey(key));
  const [current, ...others] = await Promise.all([createPublicKey(privateKey), ...former].map(published));
  if (current === undefined) throw new Error('expected the public part of the key of passes, got none');
  return {
    keys: [current, ...others.filter(({ kid }) => kid !== current.kid)],
    sign: (claims) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'ES256', kid: current.kid })
        .sign(privateKey),
  };
}
