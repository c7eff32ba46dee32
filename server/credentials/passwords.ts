import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the package's parameters (19 MiB, 2 passes, 1 lane), which are OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let noAccountHash: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Without a hash (there is no such account) it works as long as with one, so that
 * the time of the answer does not tell which accounts exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  noAccountHash ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await noAccountHash), password);
  return passwordHash !== undefined && matches;
}
