import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampDays, daysToSave, isAllowedDays } from '#rules/notification-days.ts';
import { namedByToken, unsubscribeToken } from '#rules/unsubscribe-token.ts';

const range = { min: 30, max: 90 };

describe('the days of a reminder (NTF-01)', () => {
  it.each([
    ['29', true, 30],
    ['30', true, 30],
    ['90', true, 90],
    ['91', true, 90],
    ['', true, 30],
    ['0', true, 30],
    ['045', true, 45],
    ['', false, 0],
    ['0', false, 0],
    ['5', false, 30],
    ['45', false, 45],
    ['9'.repeat(400), true, 90],
  ])('typed as "%s", with e-mail %s, are saved as %s', (typed, email, days) => {
    expect(daysToSave(typed, email, range)).toBe(days);
  });

  it('are saved unchanged exactly if they are allowed', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.boolean(), (days, email) => {
        const saved = daysToSave(String(days), email, range);
        expect(isAllowedDays(saved, email, range)).toBe(true);
        expect(saved === days).toBe(isAllowedDays(days, email, range));
      }),
    );
  });

  it('are never below the minimum, also if the maximum is set below the minimum', () => {
    expect(clampDays(50, { min: 40, max: 20 })).toBe(40);
  });
});

describe('the token of a reminder (NTF-02)', () => {
  it('contains the account and the type of the reminder', () => {
    const subject = { accountId: 2_147_483_647, type: 'TICKET_EXPIRATION' } as const;
    expect(namedByToken(unsubscribeToken(subject, 'a-_9'))).toEqual(subject);
  });

  it.each(['', '1.CARD_EXPIRATION', '1.CARD_EXPIRATION.', '0.CARD_EXPIRATION.a', '1.OTHER.a', 'x1.CARD_EXPIRATION.a'])(
    'is not accepted as "%s"',
    (token) => expect(namedByToken(token)).toBeNull(),
  );
});
