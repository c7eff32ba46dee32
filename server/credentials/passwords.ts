import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** Argon2id with the package's default parameters (19 MiB, 2 passes, 1 lane), which OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** The hash of a password that nobody knows. */
export const hashUnknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

let noAccountHash: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash (no such account) it takes as long as with one, so that the
 * response time does not reveal which accounts exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  noAccountHash ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await noAccountHash), password);
  return passwordHash !== undefined && matches;
}
