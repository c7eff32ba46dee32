import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMessages } from '#messages/compile.ts';
import { readScope } from '#messages/scopes.ts';
import { staticModules } from './static-modules.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** What is loaded before the account page is shown, without what is loaded when it is opened there. */
const entries = [
  'src/app/router/pages.tsx',
  'src/app/customer-machines.ts',
  'src/app/shell/menu-drawer.tsx',
  'src/features/account/user-account/user-account-screen.tsx',
  'src/features/account/upcoming-changes/upcoming-changes-section.tsx',
];

const sources = [...new Map(entries.flatMap((entry) => [...staticModules(join(root, entry))])).values()].join('\n');

/** The keys in the sources, and the patterns of those that are put together, such as `account.tab.${tab}`. */
const written = new Set([...sources.matchAll(/["'`]([a-zA-Z]\w*(?:\.\w+)+)["'`]/g)].map(([, key]) => key));
const patterns = [...sources.matchAll(/`([a-zA-Z]\w*\.[\w.]*\$\{[^`]*)`/g)]
  .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.every((part) => /^[\w.]*$/.test(part)))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`));

it('the account page uses only texts that are loaded with it, until something is opened there', () => {
  const used = Object.keys(readMessages('cs')).filter(
    (key) => written.has(key) || patterns.some((pattern) => pattern.test(key)),
  );
  const loaded = readScope('cs', 'account');
  expect(used.length).toBeGreaterThan(300);
  expect(used.filter((key) => !(key in loaded))).toEqual([]);
});
