import { describe, expect, it } from 'vitest';
import { guardedPages } from '../../../contract/guarded-pages.ts';
import { deskPages, guardRoute, type DeskPage } from '../../../src/app/router/route-guard.ts';

const now = 1000;
const sessions = {
  out: null,
  in: { expiresAt: 1001, isStaff: false },
  expired: { expiresAt: 1000, isStaff: false },
} as const;
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
const desk = ['/desk', ...deskPages, '/desk/card-applications/7', '/desk/payments/elsewhere'];
const withoutPage = ['/app', '/app/user-linked-account'];
const account = { to: '/app/user-account', search: {} };

/** The expected redirect from a path, computed without the guard; `null` if the path may be opened. */
function expected(path: string, session: keyof typeof sessions, permission: keyof typeof permissions, query: string) {
  const token = queries[query] ?? {};
  if (session !== 'in') {
    return path === '/' || open.includes(path) ? null : { to: '/', search: { redirectUrl: path, ...token } };
  }
  if (path === '/' || withoutPage.includes(path) || desk.includes(path)) return account;
  return guarded.includes(path) && permission === 'none' ? account : null;
}

const table = ['/', ...open, ...decisions, ...guarded, ...inside, ...withoutPage, ...desk, '/nowhere'].flatMap((path) =>
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
      expect(
        guardRoute({ path, query: queries[query] ?? {}, session: sessions[session], now, allowedPages, deskPages }),
      ).toEqual(expected(path, session, permission, query));
    },
  );

  it.each(['/Desk/Payments/', '/app/', '/App', '/app/user-linked-account/', '/app//'])(
    'redirect %s, which has no page',
    (path) => {
      expect(guardRoute({ path, query: {}, session: sessions.in, now, allowedPages: guardedPages, deskPages })).toEqual(
        account,
      );
    },
  );

  it.each(['/app/ticket-fare/', '/App/Ticket-Fare', '/APP/ticket-fare//'])(
    'cannot be bypassed by the spelling %s',
    (path) => {
      expect(guardRoute({ path, query: {}, session: sessions.in, now, allowedPages: [], deskPages })).toEqual(account);
    },
  );

  it('redirect after log-in to the wanted page, also if its address ends with a slash', () => {
    const wanted = guardRoute({ path: '/app/order-list/', query: {}, session: null, now, allowedPages: [], deskPages });
    expect(
      guardRoute({ path: '/', query: wanted?.search ?? {}, session: sessions.in, now, allowedPages: [], deskPages }),
    ).toEqual({
      to: '/app/order-list',
      search: {},
    });
  });

  const asLoggedIn = (query: Readonly<Record<string, string>>) =>
    guardRoute({ path: '/', query, session: sessions.in, now, allowedPages: [], deskPages });

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
      deskPages,
    });
    expect(asLoggedIn(wanted?.search ?? {})).toEqual({
      to: '/app/shopping-cart',
      search: { payId: 'a@HL', resultCode: '0' },
    });
  });
});

describe("the guards of the operator's staff", () => {
  const guardStaff = (path: string, query = {}, pages: readonly DeskPage[] = deskPages) =>
    guardRoute({ path, query, session: { expiresAt: 1001, isStaff: true }, now, allowedPages: [], deskPages: pages });
  const [first] = deskPages;

  it.each(deskPages.flatMap((page) => [page, `${page}/7`, `${page}/`, page.toUpperCase()]))('open %s', (path) => {
    expect(guardStaff(path)).toBeNull();
  });

  it.each(open)('open %s, which needs no log-in', (path) => expect(guardStaff(path)).toBeNull());

  it.each([
    '/',
    '/desk',
    '/desk/',
    '/desk/elsewhere',
    '/desk/payments-elsewhere',
    '/nowhere',
    ...inside,
    ...guarded,
    ...decisions,
  ])('lead from %s to the first page of the desk', (path) =>
    expect(guardStaff(path)).toEqual({ to: first, search: {} }),
  );

  it('lead after log-in to the wanted page of the desk, but to no page of a customer', () => {
    expect(guardStaff('/', { redirectUrl: '/desk/invoices?state=PENDING' })).toEqual({
      to: '/desk/invoices',
      search: { state: 'PENDING' },
    });
    expect(guardStaff('/', { redirectUrl: '/app/order-list' })).toEqual({ to: first, search: {} });
  });

  it('open no page of the desk that the operator does not use', () => {
    const pages = ['/desk/payments', '/desk/invoices'] as const;
    expect(guardStaff('/desk/card-applications', {}, pages)).toEqual({ to: '/desk/payments', search: {} });
    expect(guardStaff('/desk/card-applications/7', {}, pages)).toEqual({ to: '/desk/payments', search: {} });
    expect(guardStaff('/desk/invoices', {}, pages)).toBeNull();
  });

  it('end with the session', () => {
    expect(
      guardRoute({
        path: '/desk/invoices',
        query: {},
        session: { expiresAt: 1000, isStaff: true },
        now,
        allowedPages: [],
        deskPages,
      }),
    ).toEqual({ to: '/', search: { redirectUrl: '/desk/invoices' } });
  });
});
