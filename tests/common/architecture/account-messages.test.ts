import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readScope } from '#messages/scopes.ts';
import { staticModules } from './static-modules.ts';
import { textKeysIn } from './text-keys.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** What is loaded before the account page is shown, without what is loaded when it is opened there. */
const entries = [
  'src/app/router/pages.tsx',
  'src/app/customer-machines.ts',
  'src/app/shell/menu-drawer.tsx',
  'src/features/account/user-account/user-account-screen.tsx',
  'src/features/account/upcoming-changes/upcoming-changes-section.tsx',
];

it('the account page uses only texts that are loaded with it, until something is opened there', () => {
  const modules = new Map(entries.flatMap((entry) => [...staticModules(join(root, entry))]));
  const used = textKeysIn(modules.values());
  const loaded = readScope('cs', 'account');
  expect(used.length).toBeGreaterThan(300);
  expect(used.filter((key) => !(key in loaded))).toEqual([]);
});
