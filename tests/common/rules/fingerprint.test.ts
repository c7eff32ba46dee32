import { expect, test } from 'vitest';
import { fingerprint } from '#rules/fingerprint.ts';

test.each([
  ['', '6c62272e07bb014262b821756295c58d'],
  ['a', 'd228cb696f1a8caf78912b704e4a8964'],
  ['foobar', '343e1662793c64bf6f0d3597ba446f18'],
])('%j has its published FNV-1a hash', (text, hash) => {
  expect(fingerprint(text)).toBe(hash);
});
