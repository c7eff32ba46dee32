import { describe, expect, it } from 'vitest';
import { guardedPages } from '../../../contract/guarded-pages.ts';
import { guardRoute } from '../../../src/app/router/route-guard.ts';

const now = 1000;
const sessions = { out: null, in: { expiresAt: 1001 }, expired: { expiresAt: 1000 } } as const;
const permissions = { all: guardedPages, none: [] } as const;
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = { plain: {}, token: { token: 't' } };

const open = [
  '/registration',
  '/forgotten-password',
  '/verification',
  '/change-password',
  '/verify',
  '/unsubscribe-notifications',
];
const decisions = ['/approve-managed-card', '/reject-managed-card'];
const guarded = guardedPages.map((page) => `/app/${page}`);
const inside = [
  '/app/user-account',
  '/app/user-linked-account/7',
  '/app/shopping-cart',
  '/app/order-list',
  '/app/account-setting',
];
const withoutPage = ['/app', '/app/user-linked-account'];
const account = { to: '/app/user-account', search: {} };

/** The expected redirect from a path, computed without the guard; `null` if the path may be opened. */
function expected(path: string, session: keyof typeof sessions, permission: keyof typeof permissions, query: string) {
  const token = queries[query] ?? {};
  if (session !== 'in') {
    return path === '/' || open.includes(path) ? null : { to: '/', search: { redirectUrl: path, ...token } };
  }
  if (path === '/' || withoutPage.includes(path)) return account;
  return guarded.includes(path) && permission === 'none' ? account : null;
}

const table = ['/', ...open, ...decisions, ...guarded, ...inside, ...withoutPage, '/nowhere'].flatMap((path) =>
  (['out', 'in', 'expired'] as const).flatMap((session) =>
    (['all', 'none'] as const).flatMap((permission) =>
      ['plain', 'token'].map((query) => ({ path, session, permission, query })),
    ),
  ),
);

describe('the guards of the routes (APP-06, APP-07, APP-08, APP-10)', () => {
  it.each(table)(
    'decide on $path by session $session, permissions $permission and query $query',
    ({ path, session, permission, query }) => {
      const allowedPages = permissions[permission];
      expect(guardRoute({ path, query: queries[query] ?? {}, session: sessions[session], now, allowedPages })).toEqual(
        expected(path, session, permission, query),
      );
    },
  );

  it.each(['/app/', '/App', '/app/user-linked-account/', '/app//'])('redirect %s, which has no page', (path) => {
    expect(guardRoute({ path, query: {}, session: sessions.in, now, allowedPages: guardedPages })).toEqual(account);
  });

  it.each(['/app/ticket-fare/', '/App/Ticket-Fare', '/APP/ticket-fare//'])(
    'cannot be bypassed by the spelling %s',
    (path) => {
      expect(guardRoute({ path, query: {}, session: sessions.in, now, allowedPages: [] })).toEqual(account);
    },
  );

  it('redirect after log-in to the wanted page, also if its address ends with a slash', () => {
    const wanted = guardRoute({ path: '/app/order-list/', query: {}, session: null, now, allowedPages: [] });
    expect(guardRoute({ path: '/', query: wanted?.search ?? {}, session: sessions.in, now, allowedPages: [] })).toEqual(
      {
        to: '/app/order-list',
        search: {},
      },
    );
  });

  const asLoggedIn = (query: Readonly<Record<string, string>>) =>
    guardRoute({ path: '/', query, session: sessions.in, now, allowedPages: [] });

  it('redirect from log-in to the wanted page (APP-06, APP-07)', () => {
    expect(asLoggedIn({ redirectUrl: '/app/order-list' })).toEqual({ to: '/app/order-list', search: {} });
    expect(asLoggedIn({ redirectUrl: '/approve-managed-card', token: 't' })).toEqual({
      to: '/approve-managed-card',
      search: { token: 't' },
    });
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/app/../../evil',
    '/app/%2e%2e/evil',
    '/app//evil.example',
    '',
  ])('never redirect to "%s"', (redirectUrl) => {
    expect(asLoggedIn({ redirectUrl })).toEqual(account);
  });

  it('keep the query of the wanted page, so that a return from the gateway survives a log-in', () => {
    const wanted = guardRoute({
      path: '/app/shopping-cart',
      query: { payId: 'a@HL', resultCode: '0' },
      session: null,
      now,
      allowedPages: [],
    });
    expect(asLoggedIn(wanted?.search ?? {})).toEqual({
      to: '/app/shopping-cart',
      search: { payId: 'a@HL', resultCode: '0' },
    });
  });
});
