import { describe, expect, it } from 'vitest';
import { expiryOf } from '../../src/actors/token.ts';

const tokenOf = (claims: unknown): string => `head.${btoa(JSON.stringify(claims))}.signature`;

describe('the expiry of a token', () => {
  it('is its exp in milliseconds', () => expect(expiryOf(tokenOf({ exp: 1795254392 }))).toBe(1795254392000));
  it.each(['', 'no token', 'a.b.c', tokenOf({}), tokenOf({ exp: 'soon' }), tokenOf(null)])('of %s is none', (text) => {
    expect(expiryOf(text)).toBeNull();
  });
});
