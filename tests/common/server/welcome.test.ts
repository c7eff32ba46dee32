import { expect, it } from 'vitest';
import { readEnvironment } from '#server/read-environment.ts';
import { demoAccounts, demoPassword } from '#server/sandbox/seeds/demo-accounts.ts';
import { welcome } from '#server/welcome.ts';

const configuration = { ...readEnvironment({}), publicUrl: 'https://shop.example' };

it('the person who starts a sandbox sees its address, the tools, and each demo account with the password', () => {
  const lines = welcome({ ...configuration, sandbox: true }).split('\n');
  expect(lines).toContain('  Linka is running:   https://shop.example');
  expect(lines).toContain(`  Tester's tools:     https://shop.example/sandbox`);
  expect(lines).toContain(`  Demo accounts, all with the password ${demoPassword}:`);
  const table = lines.filter((line) => line.startsWith('    ')).map((line) => line.trim().split(/ {2,}/));
  expect(table).toEqual(demoAccounts.map(({ username, purpose }) => [username, purpose]));
});

it('the person who starts a shop in production sees only its address', () => {
  expect(welcome({ ...configuration, sandbox: false })).toBe('\n  Linka is running:   https://shop.example\n\n');
});
