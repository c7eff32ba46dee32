import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkCode } from '#features/pass/pass-verification/check-code.ts';
import { newDeviceKey } from '#features/pass/signatures.ts';
import { signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import { toBase64Url } from '#rules/base64.ts';
import { readCode, writeCode, type PassCode } from '#rules/pass-code.ts';
import { createAuthority, drawCode } from './pass-authority.ts';

const hour = 3_600_000;
const alphabet = '0123456789Ax-_. ';

let authority: Awaited<ReturnType<typeof createAuthority>>;
let device: CryptoKeyPair;
let pass: string;
let code: string;
beforeAll(async () => {
  authority = await createAuthority();
  device = await newDeviceKey();
  pass = await authority.issue(device);
  code = await drawCode(device, pass);
});

const reasonOf = async (text: string, now = signedAt): Promise<string | null> =>
  (await checkCode(text, authority.keys, now)).reason;

function partsOf(text: string): PassCode {
  const parts = readCode(text);
  if (parts === null) throw new Error('expected a code, got another text');
  return parts;
}
/** The code with some other parts. */
const withParts = (parts: Partial<PassCode>): string => writeCode({ ...partsOf(code), ...parts });
/** The code with another part of its pass: 0 is the header, 1 the claims. */
const withPassPart = (index: number, part: string): string =>
  withParts({ pass: pass.split('.').with(index, part).join('.') });

describe('a code (PAS-06)', () => {
  it('is valid if its device has just drawn it for a signed pass', async () => {
    const verdict = await checkCode(code, authority.keys, signedAt + 20_000);
    expect(verdict).toMatchObject({ reason: null, claims: { nam: 'Jana Nováková' }, checkedAt: signedAt + 20_000 });
  });

  it('is refused when any one of its characters is changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: code.length - 1 }),
        fc.constantFrom(...Array.from(alphabet)),
        async (at, letter) => {
          fc.pre(code[at] !== letter);
          const verdict = await checkCode(code.slice(0, at) + letter + code.slice(at + 1), authority.keys, signedAt);
          expect(verdict.reason).not.toBeNull();
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is refused when a character is missing or characters are added', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: code.length - 1 }), fc.constantFrom('', '00', '.1'), async (at, put) => {
        const text = code.slice(0, at) + put + code.slice(at + 1);
        expect(await reasonOf(text)).not.toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['sub', '2'],
    ['iat', signedAt / 1000 + 60],
    ['exp', signedAt / 1000 + 86_399],
    ['crd', '210000000000000024'],
    ['cex', '2031-10-31'],
    ['nam', 'Jan Novák'],
    ['yob', 2000],
    ['tkt', [['roční', ['100'], '2026-01-01', '2026-12-31']]],
    ['iss', 'https://other.example'],
    ['cnf', { jkt: 'a'.repeat(43) }],
  ])('is refused as altered when the pass has another %s', async (name, value) => {
    const { claims } = await checkCode(code, authority.keys, signedAt);
    const forged = toBase64Url(new TextEncoder().encode(JSON.stringify({ ...claims, [name]: value })));
    expect(await reasonOf(withPassPart(1, forged))).toBe('ALTERED');
  });

  it('is refused when another key has signed the pass, even with the id of the operator’s key', async () => {
    const forger = await createAuthority();
    const forged = await drawCode(device, await forger.issue(device));
    expect(await reasonOf(forged)).toBe('ALTERED');
    const stranger = await createAuthority('stranger');
    expect(await reasonOf(await drawCode(device, await stranger.issue(device)))).toBe('UNKNOWN_KEY');
  });

  it('is refused when the header has another algorithm', async () => {
    const header = toBase64Url(new TextEncoder().encode(JSON.stringify({ alg: 'none', kid: 'operator' })));
    expect(() => withPassPart(0, header)).toThrow('another header');
    expect(await reasonOf(pass.split('.').with(0, header).join('.'))).toBe('NO_PROOF');
  });

  it('is refused when another device has drawn it from a copied pass', async () => {
    expect(await reasonOf(await drawCode(await newDeviceKey(), pass))).toBe('OTHER_DEVICE');
  });

  it('is refused when it combines the key of the right device with the signature of another device', async () => {
    const other = await drawCode(await newDeviceKey(), pass);
    expect(await reasonOf(withParts({ signature: partsOf(other).signature }))).toBe('ALTERED');
  });

  it('is refused when its half minute has ended or not begun, or when its time is replaced', async () => {
    expect(await reasonOf(code, signedAt + 2 * 60_000)).toBe('CODE_OLD');
    expect(await reasonOf(code, signedAt - 2 * 60_000)).toBe('FROM_FUTURE');
    const early = await drawCode(device, pass, signedAt + hour);
    expect(await reasonOf(early)).toBe('CODE_FROM_FUTURE');
    const later = await drawCode(device, pass, signedAt + 60_000);
    expect(await reasonOf(withParts({ halfMinute: partsOf(later).halfMinute }))).toBe('ALTERED');
  });

  it('is valid while the clocks of both devices differ by at most a minute', async () => {
    expect(await reasonOf(code, signedAt + 90_000 - 1)).toBeNull();
    expect(await reasonOf(code, signedAt + 90_000)).toBe('CODE_OLD');
    expect(await reasonOf(await drawCode(device, pass, signedAt + 60_000))).toBeNull();
    expect(await reasonOf(await drawCode(device, pass, signedAt + 90_000))).toBe('CODE_FROM_FUTURE');
  });

  it('is refused with a signature that belongs to another pass of the same device', async () => {
    const other = await drawCode(device, await authority.issue(device, { nam: 'Jan Novák' }));
    expect(await reasonOf(withParts({ signature: partsOf(other).signature }))).toBe('ALTERED');
  });

  it('is refused a day after the pass was signed, even if the code is new or the pass has a later end', async () => {
    const now = signedAt + 24 * hour;
    expect(await reasonOf(await drawCode(device, pass, now), now)).toBe('TOO_OLD');
    const long = await authority.issue(device, { exp: signedAt / 1000 + 30 * 86_400 });
    expect(await reasonOf(await drawCode(device, long, now), now)).toBe('TOO_OLD');
    const almost = now - 1;
    expect(await reasonOf(await drawCode(device, pass, almost), almost)).toBeNull();
  });

  it('is refused without a ticket that is valid today, with an expired card, and for another shop', async () => {
    const drawn = async (changes: Parameters<typeof authority.issue>[1]) =>
      reasonOf(await drawCode(device, await authority.issue(device, changes)));
    expect(await drawn({ tkt: [] })).toBe('NO_TICKET');
    expect(await drawn({ cex: '2026-11-20' })).toBe('CARD_EXPIRED');
    expect(await drawn({ iss: 'https://other.example' })).toBe('OTHER_SHOP');
  });

  it("is refused when it is only a pass, without the device's signature, or when it is any other text", async () => {
    expect(await reasonOf(pass)).toBe('NO_PROOF');
    for (const text of ['', 'x', '....', 'https://shop.example/', 'a'.repeat(5000)]) {
      expect(await reasonOf(text)).toBe('NO_PASS');
    }
  });
});
