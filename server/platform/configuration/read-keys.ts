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

/** The key of a PEM text; undefined if the text is not a key. */
function keyOf(pem: string, parseKey: (pem: string) => KeyObject): KeyObject | undefined {
  try {
    return parseKey(pem);
  } catch {
    return undefined;
  }
}

/**
 * Reads the private key (PEM) with which the shop signs its messages to a gateway. Throws ConfigurationError if the file
 * cannot be read or contains no RSA private key.
 */
export function readRsaPrivateKey(variable: string, path: string): string {
  const pem = readKey(variable, path);
  if (keyOf(pem, createPrivateKey)?.asymmetricKeyType === 'rsa') return pem;
  throw new ConfigurationError(`${variable}: ${path} is no RSA private key (PEM, without a password)`);
}

/**
 * Reads a gateway's public key or certificate (PEM). Throws ConfigurationError if the file cannot be read or contains no
 * RSA public key. A private key is refused, too: a public key could be derived from it, but with this public key every
 * signature of the gateway would be invalid.
 */
export function readRsaPublicKey(variable: string, path: string): string {
  const pem = readKey(variable, path);
  const isPrivate = keyOf(pem, createPrivateKey) !== undefined;
  if (!isPrivate && keyOf(pem, createPublicKey)?.asymmetricKeyType === 'rsa') return pem;
  throw new ConfigurationError(`${variable}: ${path} is no RSA public key or certificate (PEM)`);
}

/** A file may contain several keys, one after another. */
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

/** Reads the private key (PEM) that signs passes. Throws ConfigurationError for a key that is not on the curve P-256. */
export const readPassKey = (variable: string, path: string | undefined): string | undefined =>
  readPassKeys(variable, path, createPrivateKey)[0];

/** Reads the former keys (PEM) of passes. Throws ConfigurationError for a key that is not on the curve P-256. */
export const readFormerPassKeys = (variable: string, path: string | undefined): readonly string[] =>
  readPassKeys(variable, path, createPublicKey);
