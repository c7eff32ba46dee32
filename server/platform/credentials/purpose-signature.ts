import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { secret } from '../db/secret.ts';

type SecretName = Parameters<typeof secret>[1];

/**
 * Signs texts with a secret of the installation, made at first use: an HMAC in base64url. The purpose is signed as well, so
 * that no signature for another purpose fits.
 */
export async function createPurposeSignature(
  database: Database,
  secretName: SecretName,
  purpose: string,
): Promise<(text: string) => string> {
  const key = Buffer.from(await secret(database, secretName, () => randomBytes(32).toString('base64')), 'base64');
  return (text) => createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url');
}
