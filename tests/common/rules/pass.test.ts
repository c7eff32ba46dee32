import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adultClaims, signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import { keptFlawOf } from '#rules/kept-pass.ts';
import {
  codeAddress,
  codeIn,
  codeLife,
  halfMinuteOf,
  isBarePass,
  momentFlawOf,
  readCode,
  signedText,
  writeCode,
} from '#rules/pass-code.ts';
import { ageFlawOf, longestPassLife, passEnd, ticketsValidOn, travelFlawOf } from '#rules/pass-validity.ts';
import { timeFlawOf } from '#rules/pass-verdict.ts';
import { photoMark } from '#rules/photo-mark.ts';
import { trustedTime } from '#rules/trusted-time.ts';

const day = 86_400;
const hour = 3_600_000;

/** Times of this century, in seconds since 1970. */
const moments = fc.integer({ min: 1_000_000_000, max: 4_000_000_000 });

describe('the age of a pass (PAS-02)', () => {
  it('has an exact upper limit; only the lower limit is extended by the tolerance', () => {
    const end = adultClaims.exp * 1000;
    expect(ageFlawOf(adultClaims, end - 1, 60)).toBeNull();
    expect(ageFlawOf(adultClaims, end, 60)).toBe('TOO_OLD');
    expect(ageFlawOf(adultClaims, signedAt - 60_000, 60)).toBeNull();
    expect(ageFlawOf(adultClaims, signedAt - 60_001, 60)).toBe('FROM_FUTURE');
  });

  it('is never more than a day, for any setting and for any claims of the pass', () => {
    fc.assert(
      fc.property(moments, fc.double({ min: 0.1, max: 1e6, noNaN: true }), (iat, hours) => {
        expect(passEnd(iat, hours)).toBeLessThanOrEqual(iat + longestPassLife);
      }),
    );
    fc.assert(
      fc.property(moments, fc.nat(), fc.nat(), (iat, claimed, late) => {
        const claims = { iat, exp: iat + claimed };
        expect(ageFlawOf(claims, (iat + day + late) * 1000, 300)).toBe('TOO_OLD');
      }),
    );
  });
});

describe('the content that is valid on a day (PAS-01)', () => {
  const claims = {
    cex: '2026-12-10',
    tkt: [
      ['týdenní', ['100'], '2026-11-20', '2026-11-26'],
      ['30denní', ['100', '200'], '2026-11-26', '2026-12-25'],
    ],
  } satisfies Pick<typeof adultClaims, 'cex' | 'tkt'>;

  it('is the tickets from their first to their last day, the ticket that ends last first', () => {
    const ticketNames = (on: string) => ticketsValidOn(claims, on).map(([name]) => name);
    expect(ticketNames('2026-11-19')).toEqual([]);
    expect(ticketNames('2026-11-20')).toEqual(['týdenní']);
    expect(ticketNames('2026-11-26')).toEqual(['30denní', 'týdenní']);
    expect(ticketNames('2026-12-25')).toEqual(['30denní']);
    expect(ticketNames('2026-12-26')).toEqual([]);
  });

  it('does not exist without a ticket, or after the card has expired', () => {
    expect(travelFlawOf(claims, '2026-11-19')).toBe('NO_TICKET');
    expect(travelFlawOf(claims, '2026-12-10')).toBeNull();
    expect(travelFlawOf(claims, '2026-12-11')).toBe('CARD_EXPIRED');
  });
});

describe('the code of a pass (PAS-06)', () => {
  const letters = (length: number) => 'a'.repeat(length - 1);
  const code = {
    pass: `head.claims.${letters(86)}A`,
    halfMinute: halfMinuteOf(signedAt),
    deviceKey: `${letters(86)}Q`,
    signature: `${letters(86)}w`,
  };

  it('is read from the text itself, and from its address, even with line breaks in the address', () => {
    const text = writeCode(code);
    expect(readCode(text)).toEqual(code);
    const address = codeAddress('https://shop.example', text);
    expect(readCode(codeIn(` ${address.slice(0, 90)}\n${address.slice(90)} `))).toEqual(code);
    expect(readCode(codeIn(text))).toEqual(code);
  });

  it('is not read if a part is missing or written in another form', () => {
    const text = writeCode(code);
    const parts = text.split('.');
    for (const missing of parts.keys()) expect(readCode(parts.toSpliced(missing, 1).join('.'))).toBeNull();
    expect(readCode('')).toBeNull();
    expect(readCode(`${text}.`)).toBeNull();
    // 64 bytes in base64url leave four bits of the last character unused. Several characters stand for the same bytes,
    // and only one of these characters is accepted.
    expect(readCode(`${text.slice(0, -1)}x`)).toBeNull();
    // A leading zero changes the text, but not the number.
    expect(readCode(text.replace(`.${parts[3] ?? ''}.`, `.0${parts[3] ?? ''}.`))).toBeNull();
    expect([isBarePass(code.pass), isBarePass(text), isBarePass(code.pass.replace('A', 'B'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is signed together with the half minute in which it was made', () => {
    const later = { ...code, halfMinute: code.halfMinute + 1 };
    expect(signedText(code)).not.toBe(signedText(later));
    expect(signedText(code)).toContain(code.pass);
  });

  it('is valid during its half minute and the tolerance before and after', () => {
    const begins = code.halfMinute * codeLife;
    expect(momentFlawOf(code.halfMinute, begins - 60_001, 60)).toBe('CODE_FROM_FUTURE');
    expect(momentFlawOf(code.halfMinute, begins - 60_000, 60)).toBeNull();
    expect(momentFlawOf(code.halfMinute, begins + 89_999, 60)).toBeNull();
    expect(momentFlawOf(code.halfMinute, begins + 90_000, 60)).toBe('CODE_OLD');
  });

  it('is always valid at the time when it was made', () => {
    fc.assert(
      fc.property(moments, (second) => {
        expect(momentFlawOf(halfMinuteOf(second * 1000), second * 1000, 0)).toBeNull();
      }),
    );
  });
});

describe('the reason why a signed pass is refused', () => {
  const checkedAt = (now: number) => ({ now, tolerance: 60 });

  it('is its age first, then the code, then the tickets', () => {
    const without = { ...adultClaims, tkt: [] };
    expect(timeFlawOf(without, 'CODE_OLD', checkedAt(signedAt + 25 * hour))).toBe('TOO_OLD');
    expect(timeFlawOf(without, 'CODE_OLD', checkedAt(signedAt))).toBe('CODE_OLD');
    expect(timeFlawOf(without, null, checkedAt(signedAt))).toBe('NO_TICKET');
    expect(timeFlawOf(adultClaims, null, checkedAt(signedAt))).toBeNull();
  });

  it("depends on the operator's day, not on the day in UTC", () => {
    const claims = {
      ...adultClaims,
      tkt: [['denní', ['100'], '2026-11-22', '2026-11-22']],
    } satisfies typeof adultClaims;
    expect(timeFlawOf(claims, null, checkedAt(Date.UTC(2026, 10, 21, 22, 59)))).toBe('NO_TICKET');
    expect(timeFlawOf(claims, null, checkedAt(Date.UTC(2026, 10, 21, 23)))).toBeNull();
  });
});

describe('a stored pass (PAS-03)', () => {
  const here = { account: 1, deviceKey: adultClaims.cnf.jkt, photo: undefined, now: signedAt };

  it('is shown to its account on its device, with its photo', () => {
    expect(keptFlawOf(adultClaims, here)).toBeNull();
    expect(keptFlawOf({ ...adultClaims, pho: 'digest' }, { ...here, photo: 'digest' })).toBeNull();
  });

  it.each([
    ['OTHER_ACCOUNT', { account: 2 }],
    ['OTHER_DEVICE', { deviceKey: 'another' }],
    ['ALTERED', { photo: 'another' }],
    ['TOO_OLD', { now: signedAt + 24 * hour }],
    ['FROM_FUTURE', { now: signedAt - hour }],
  ])('is refused otherwise, with the reason %s', (flaw, there) => {
    expect(keptFlawOf(adultClaims, { ...here, ...there })).toBe(flaw);
  });
});

describe('the trusted time (PAS-02)', () => {
  it("is the device's time, corrected by the server's time", () => {
    expect(trustedTime(signedAt, { ahead: 5000, latest: 0 })).toBe(signedAt + 5000);
  });

  it('never goes back behind the latest known time, for any setting of the clock', () => {
    fc.assert(
      fc.property(moments, fc.integer(), moments, (latest, ahead, device) => {
        expect(trustedTime(device, { ahead, latest })).toBeGreaterThanOrEqual(latest);
      }),
    );
  });
});

it("the short text that identifies a photo is the beginning of the photo's hash, in two groups", () => {
  expect(photoMark('abcdefghij')).toBe('abc def');
});
