import { randomBytes } from 'node:crypto';

/**
 * The username of a deleted account's row: an address that nobody can have, because the domain `invalid` is reserved
 * (RFC 2606).
 */
export const tombstoneNameOf = (accountId: number): string =>
  `deleted-${String(accountId)}@${randomBytes(8).toString('hex')}.invalid`;

/** Whether an address is the invented address of a deleted account. Mail to such an address is not sent. */
export const isTombstoneName = (address: string): boolean => /^deleted-\d+@[\da-f]{16}\.invalid$/.test(address);
