import { describe, expect, it } from 'vitest';
import { claimsOf } from '#runtime/token.ts';

const base64url = (text: string): string => Buffer.from(text).toString('base64url');
const tokenOf = (claims: unknown): string => `head.${base64url(JSON.stringify(claims))}.signature`;

describe('the claims of a token', () => {
  it('are its expiry in milliseconds, its account and its username', () => {
    expect(claimsOf(tokenOf({ exp: 1795254392, sub: '7', username: 'ž@linka.example' }))).toEqual({
      expiresAt: 1795254392000,
      accountId: 7,
      username: 'ž@linka.example',
      isStaff: false,
    });
  });

  it('are read from all characters of base64url', () => {
    const username = '???~~~';
    const token = tokenOf({ exp: 1, username });
    expect([token.includes('_'), token.includes('-')]).toEqual([true, true]);
    expect(claimsOf(token)?.username).toBe(username);
  });

  it('are only the expiry if the token contains nothing else', () => {
    expect(claimsOf(tokenOf({ exp: 1 }))).toEqual({
      expiresAt: 1000,
      accountId: undefined,
      username: undefined,
      isStaff: false,
    });
  });

  it.each([
    ['OPERATOR', true],
    ['CUSTOMER', false],
  ])('with the role %s show whether the account belongs to the staff: %s', (role, isStaff) => {
    expect(claimsOf(tokenOf({ exp: 1, role }))?.isStaff).toBe(isStaff);
  });

  it.each([
    '',
    'no token',
    'a.b.c',
    tokenOf({}),
    tokenOf({ exp: 'soon' }),
    tokenOf(null),
    `head.${base64url('{"exp":1e999}')}.signature`,
    `${tokenOf({ exp: 1 })}\r\nx-other: 1`,
    `${tokenOf({ exp: 1 })}č`,
    `${tokenOf({ exp: 1 })}.more`,
  ])('are null for the text "%s"', (text) => expect(claimsOf(text)).toBeNull());
});
