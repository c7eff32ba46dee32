import { expect, test, vi } from 'vitest';
import type * as passwords from '../../server/credentials/passwords.ts';

test('a password is stored as Argon2id with the memory and the passes that OWASP recommends', async () => {
  const { hashPassword } = await vi.importActual<typeof passwords>('../../server/credentials/passwords.ts');
  expect(await hashPassword('Linka-2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
