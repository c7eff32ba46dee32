import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { secret } from '../db/secret.ts';

type SecretName = Parameters<typeof secret>[1];

/**
 * Signs texts with a secret that the installation makes at first use: an HMAC in base64url. The purpose is part of the
 * signed text, so that a signature is not valid for another purpose.
 */
export async function createPurposeSignature(
  database: Database,
  secretName: SecretName,
  purpose: string,
): Promise<(text: string) => string> {
  const key = Buffer.from(await secret(database, secretName, () => randomBytes(32).toString('base64')), 'base64');
  return (text) => createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url');
}
