import { hash, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { verifyPassword } from '#server/platform/credentials/passwords.ts';
import type * as passwords from '#server/platform/credentials/passwords.ts';

test('a password is hashed with Argon2id, with the memory and passes that OWASP recommends', async () => {
  const { hashPassword } = await vi.importActual<typeof passwords>('#server/platform/credentials/passwords.ts');
  expect(await hashPassword('Linka-2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

const cheaply = { memoryCost: 8, timeCost: 1 };

test.each([
  ['in the present form', (typed: string) => hash(typed.normalize('NFC'), cheaply)],
  ['with decomposed letters', (typed: string) => hash(typed.normalize('NFD'), cheaply)],
])('a password that was hashed %s is accepted with composed and decomposed letters', async (_, hashed) => {
  const passwordHash = await hashed('Příliš-2026');
  for (const form of ['NFC', 'NFD'] as const)
    expect(await verifyPassword(passwordHash, 'Příliš-2026'.normalize(form))).toBe(true);
  expect(await verifyPassword(passwordHash, 'Prilis-2026')).toBe(false);
});

test('a password is hashed in normalised form; a hash of the password exactly as typed is still accepted', async () => {
  const { hashPassword } = await vi.importActual<typeof passwords>('#server/platform/credentials/passwords.ts');
  expect(await verify(await hashPassword('Př\u00EDli\u0073\u030C-\u00A02026'), 'Př\u00EDliš- 2026')).toBe(true);
  const mixed = 'P\u0072\u030C\u00EDliš-2026';
  expect(await verifyPassword(await hash(mixed, cheaply), mixed)).toBe(true);
});
