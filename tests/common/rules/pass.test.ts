import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adultClaims, signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import { toBase64Url } from '#rules/base64.ts';
import { keptFlawOf } from '#rules/kept-pass.ts';
import {
  codeAddress,
  codeIn,
  codeLife,
  halfMinuteOf,
  isBarePass,
  keyIdOf,
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
  const bytes64 = fc.uint8Array({ minLength: 64, maxLength: 64 }).map(toBase64Url);
  const headerOf = (keyId: string) =>
    toBase64Url(new TextEncoder().encode(JSON.stringify({ alg: 'ES256', kid: keyId })));
  const codes = fc.record({
    pass: fc
      .tuple(fc.stringMatching(/^[\w-]{1,20}$/), fc.uint8Array({ minLength: 1, maxLength: 400 }), bytes64)
      .map(([keyId, claims, seal]) => [headerOf(keyId), toBase64Url(claims), seal].join('.')),
    halfMinute: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    deviceKey: bytes64,
    signature: bytes64,
  });
  const letters = (length: number) => 'a'.repeat(length - 1);
  const code = {
    pass: `${headerOf('operator')}.claimsAA.${letters(86)}A`,
    halfMinute: halfMinuteOf(signedAt),
    deviceKey: `${letters(86)}Q`,
    signature: `${letters(86)}w`,
  };

  it('is a number from which all of its parts are read', () => {
    fc.assert(
      fc.property(codes, (parts) => {
        const text = writeCode(parts);
        expect(text).toMatch(/^[1-9]\d+$/);
        expect(readCode(text)).toEqual(parts);
      }),
    );
  });

  it('is read from its address too, even with spaces and line breaks in the address', () => {
    const address = codeAddress('https://shop.example', writeCode(code));
    expect(readCode(codeIn(` ${address.slice(0, 90)}\n${address.slice(90, 200)} ${address.slice(200)} `))).toEqual(
      code,
    );
    expect(readCode(codeIn(writeCode(code)))).toEqual(code);
  });

  it('has only one spelling: every number that is read is written as the same number', () => {
    const numbers = fc.oneof(
      fc.stringMatching(/^\d{1,800}$/),
      fc.tuple(codes, fc.nat(), fc.constantFrom(...Array.from('0123456789'))).map(([parts, at, digit]) => {
        const text = writeCode(parts);
        const index = at % text.length;
        return text.slice(0, index) + digit + text.slice(index + 1);
      }),
    );
    fc.assert(
      fc.property(numbers, (text) => {
        const parts = readCode(text);
        if (parts !== null) expect(writeCode(parts)).toBe(text);
      }),
    );
    const text = writeCode(code);
    const hex = BigInt(text).toString(16);
    const others = [`0${text}`, `+${text}`, `${text}.0`, `${text}n`, ` ${text}`, `0x${hex}`];
    // Another digit before the bytes.
    const afterOtherDigit = BigInt(`0x2${hex.slice(1)}`).toString();
    for (const other of [...others, afterOtherDigit]) expect(readCode(other)).toBeNull();
  });

  it('is not read from any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,9}$/)), (text) => {
        expect(readCode(text)).toBeNull();
      }),
    );
    expect(readCode('1'.repeat(100_000))).toBeNull();
    // The last part, the claims, is missing.
    const withoutClaims = writeCode({ ...code, pass: code.pass.replace('.claimsAA.', '..') });
    expect(readCode(withoutClaims)).toBeNull();
  });

  it('is written only for a pass whose header consists of the algorithm and the id of the key', () => {
    const header = headerOf('operator');
    expect(keyIdOf(header)).toBe('operator');
    // Some bits of the last letter are not used.
    const spellings = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', (letter) =>
      header.replace(/.$/, letter),
    );
    expect(spellings.filter((spelling) => keyIdOf(spelling) !== null)).toEqual([header]);
    const headers = [
      { kid: 'operator', alg: 'ES256' },
      { alg: 'ES256', kid: 'operator', typ: 'JWT' },
      { alg: 'ES256', kid: 'the key' },
      { alg: 'ES256', kid: '' },
      { alg: 'none', kid: 'operator' },
    ].map((other) => toBase64Url(new TextEncoder().encode(JSON.stringify(other))));
    for (const other of ['', 'head', 'a', '!', `${header}=`, ...headers]) {
      expect(keyIdOf(other)).toBeNull();
      expect(() => writeCode({ ...code, pass: code.pass.replace(/^[^.]*/, other) })).toThrow('another header');
    }
  });

  it('is not the pass alone, of which 64 bytes in base64url have only one spelling too', () => {
    expect([isBarePass(code.pass), isBarePass(writeCode(code)), isBarePass(code.pass.replace(/A$/, 'B'))]).toEqual([
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
