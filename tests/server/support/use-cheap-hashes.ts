import { vi } from 'vitest';
import type * as passwords from '../../../server/credentials/passwords.ts';

// The cost of the shop's own hashes: tests/server/password-cost.test.ts.
vi.mock('../../../server/credentials/passwords.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof passwords>()),
  hashPassword: (await import('./cheap-hash.ts')).cheapHash,
}));
