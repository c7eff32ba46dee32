import { vi } from 'vitest';
import { asPassword } from '#contract/password.ts';
import type * as passwords from '#server/platform/credentials/passwords.ts';

// Another test checks the cost of the shop's own hashes: tests/visitor/server/password-cost.test.ts.
vi.mock('#server/platform/credentials/passwords.ts', async (importOriginal) => {
  const { cheapHash } = await import('./cheap-hash.ts');
  return {
    ...(await importOriginal<typeof passwords>()),
    hashPassword: (password: string) => cheapHash(asPassword(password)),
  };
});
