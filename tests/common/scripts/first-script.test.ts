// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
const listed = 'pages.js pages.css;/app/user-account account.js;/app/shopping-cart cart.js account.js';

const listeners = new Map<string, () => void>();

beforeEach(() => {
  document.head.innerHTML = `<meta name="files" content="${listed}">`;
  delete document.documentElement.dataset['away'];
});

/** The globals that the page's first script uses, for an address with or without a session. */
const surroundings = (hash: string, isLoggedIn: boolean) => ({
  document,
  location: { pathname: '/', search: '', hash },
  localStorage: { getItem: (name: string) => (isLoggedIn && name === 'linka.session' ? '{}' : null) },
  performance: { now: () => 1234 },
  addEventListener: (name: string, listen: () => void) => void listeners.set(name, listen),
});

/** Runs the script and returns the files that it requests. */
function requested(hash: string, isLoggedIn: boolean): readonly string[] {
  runInNewContext(script, surroundings(hash, isLoggedIn));
  return [...document.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href') ?? ''}`);
}

const always = ['modulepreload /assets/pages.js', 'preload /assets/pages.css'];

it.each([
  ['', false, []],
  ['', true, [...always, 'modulepreload /assets/account.js']],
  ['#/app/user-account', true, [...always, 'modulepreload /assets/account.js']],
  [
    '#/app/shopping-cart?paymentId=1',
    true,
    [...always, 'modulepreload /assets/cart.js', 'modulepreload /assets/account.js'],
  ],
  ['#/app/shopping', true, always],
  ['#/registration', false, always],
])('at %j, logged in: %s, the page requests %j', (hash, isLoggedIn, files) => {
  expect(requested(hash, isLoggedIn)).toEqual(files);
});

it('if no files are listed, as in development, the page requests no files', () => {
  document.head.replaceChildren();
  expect(requested('#/app/order-list', true)).toEqual([]);
  expect(document.documentElement.dataset['away']).toBe('');
});

it('the script runs to its end although cookies and site data are blocked', () => {
  const blocked = Object.defineProperty({ ...surroundings('#/registration', false) }, 'localStorage', {
    get: () => {
      throw new DOMException('The request was denied.', 'SecurityError');
    },
  });
  listeners.clear();
  runInNewContext(script, blocked);
  expect([document.documentElement.dataset['away'], [...listeners.keys()]]).toEqual([
    '',
    ['beforeunload', 'keydown', 'click'],
  ]);
});

it('the script records when the browser starts to leave the page', () => {
  requested('#/app/user-account', true);
  expect(document.documentElement.dataset['leaving']).toBeUndefined();
  listeners.get('beforeunload')?.();
  expect(document.documentElement.dataset['leaving']).toBe('1234');
});
