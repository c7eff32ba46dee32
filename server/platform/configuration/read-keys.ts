import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from './configuration-error.ts';

function readKey(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigurationError(`${variable}: the key file ${path} cannot be read`);
  }
}

/** The key of a PEM; undefined when it has none. */
function keyOf(pem: string, parseKey: (pem: string) => KeyObject): KeyObject | undefined {
  try {
    return parseKey(pem);
  } catch {
    return undefined;
  }
}

/** Our own key (PEM) at a gateway. Throws ConfigurationError for a file that cannot be read or has no RSA private key. */
export function readRsaPrivateKey(variable: string, path: string): string {
  const pem = readKey(variable, path);
  if (keyOf(pem, createPrivateKey)?.asymmetricKeyType === 'rsa') return pem;
  throw new ConfigurationError(`${variable}: ${path} is no RSA private key (PEM, without a password)`);
}

/**
 * A gateway's key or certificate (PEM). Throws ConfigurationError for a file that cannot be read, or has no RSA public
 * key. Our own private key there would give a public one as well, by which nothing of the gateway is valid.
 */
export function readRsaPublicKey(variable: string, path: string): string {
  const pem = readKey(variable, path);
  const isPrivate = keyOf(pem, createPrivateKey) !== undefined;
  if (!isPrivate && keyOf(pem, createPublicKey)?.asymmetricKeyType === 'rsa') return pem;
  throw new ConfigurationError(`${variable}: ${path} is no RSA public key or certificate (PEM)`);
}

/** A file may contain several keys, one after the other. */
const pemBlock = /-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g;

function readPassKeys(
  variable: string,
  path: string | undefined,
  parseKey: (pem: string) => KeyObject,
): readonly string[] {
  if (path === undefined) return [];
  const keys = readKey(variable, path).match(pemBlock) ?? [];
  const isP256 = (pem: string): boolean => keyOf(pem, parseKey)?.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  if (keys.length === 0 || !keys.every(isP256))
    throw new ConfigurationError(`${variable}: ${path} is no key of the curve P-256`);
  return keys;
}

/** The key (PEM) that signs passes. Throws ConfigurationError for one that is not of the curve P-256. */
export const readPassKey = (variable: string, path: string | undefined): string | undefined =>
  readPassKeys(variable, path, createPrivateKey)[0];

/** The keys (PEM) that signed passes before. Throws ConfigurationError for one that is not of the curve P-256. */
export const readFormerPassKeys = (variable: string, path: string | undefined): readonly string[] =>
  readPassKeys(variable, path, createPublicKey);
