import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { asPassword } from '#contract/password.ts';

/** Argon2id with the package's default parameters (19 MiB, 2 passes, 1 lane), which OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(asPassword(password));

/** The hash of a password that nobody knows. */
export const hashUnknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/**
 * The forms in which a password may have been hashed. New hashes use one normalised form; older hashes used the form
 * that the keyboard sent.
 */
const formsOf = (password: string): ReadonlySet<string> =>
  new Set([asPassword(password), password, password.normalize('NFD')]);

let noAccountHash: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash (no such account) the check takes the same time, so that the
 * response time does not reveal which accounts exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  noAccountHash ??= hashPassword('no account has this password');
  const checked = passwordHash ?? (await noAccountHash);
  for (const form of formsOf(password)) if (await verify(checked, form)) return passwordHash !== undefined;
  return false;
}
