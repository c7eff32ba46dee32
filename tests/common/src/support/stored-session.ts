export const minute = 60_000;
export const deviceTime = Date.UTC(2026, 10, 21, 8);
export const username = 'adult@linka.example';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that expires at this time; `account` contains its claims about the account. */
export const tokenOf = (expiresAt: number, account: object = { sub: '7', username }): string =>
  `${base64url({ alg: 'HS256' })}.${base64url({ exp: expiresAt / 1000, ...account })}.signature`;

export const kept = {
  token: tokenOf(deviceTime + 60 * minute),
  customerAccountId: 7,
  username,
  customer: { id: 3, firstName: 'Jana', lastName: 'Novotná' },
};

/** Stores the session of a logged-in account, as an earlier visit would. */
export function storeSession(changes: Readonly<Record<string, unknown>> = {}): void {
  window.localStorage.setItem('linka.session', JSON.stringify({ version: 1, value: { ...kept, ...changes } }));
}

export const isStored = () => window.localStorage.getItem('linka.session') !== null;
