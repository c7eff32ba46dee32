import { vi } from 'vitest';
import { asPassword } from '../../../contract/password.ts';
import type * as passwords from '../../../server/credentials/passwords.ts';

// The cost of the shop's own hashes: tests/server/password-cost.test.ts.
vi.mock('../../../server/credentials/passwords.ts', async (importOriginal) => {
  const { cheapHash } = await import('./cheap-hash.ts');
  return {
    ...(await importOriginal<typeof passwords>()),
    hashPassword: (password: string) => cheapHash(asPassword(password)),
  };
});
