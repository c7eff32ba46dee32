import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the package's default parameters (19 MiB, 2 passes, 1 lane), which OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(password);

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
