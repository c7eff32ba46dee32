import { randomBytes } from 'node:crypto';

/** The username of a deleted account's row: an address that nobody can have, since `invalid` exists nowhere (RFC 2606). */
export const tombstoneNameOf = (accountId: number): string =>
  `deleted-${String(accountId)}@${randomBytes(8).toString('hex')}.invalid`;

/** Whether there is nobody to mail, because the account was deleted. */
export const isTombstoneName = (address: string): boolean => /^deleted-\d+@[\da-f]{16}\.invalid$/.test(address);
