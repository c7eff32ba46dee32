import { calculateJwkThumbprint, CompactSign, exportJWK, generateKeyPair } from 'jose';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EcPublicKey, PassKeys } from '#contract/entities/pass.ts';
import {
  isSignedBy,
  newDeviceKey,
  photoDigestOf,
  publicKeyOf,
  readPass,
  sign,
  thumbprintOf,
} from '#features/pass/signatures.ts';
import { adultClaims } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import { fromBase64Url, toBase64Url } from '#rules/base64.ts';
import { base64Url } from './pass-authority.ts';

describe('bytes in base64url', () => {
  it.each([
    ['', []],
    ['-_8', [251, 255]],
    ['-_-_', [251, 255, 191]],
    ['____', [255, 255, 255]],
    ['AAE', [0, 1]],
  ])('%s', (text, bytes) => {
    expect([...fromBase64Url(text)]).toEqual(bytes);
    expect(toBase64Url(Uint8Array.from(bytes))).toBe(text);
    expect(toBase64Url(Uint8Array.from(bytes).buffer)).toBe(text);
  });

  it('have no padding at the end', () => {
    expect(toBase64Url(Uint8Array.of(1))).toBe('AQ');
    expect(toBase64Url(Uint8Array.of(255, 254, 255, 254))).toBe('__7__g');
  });
});

describe('the key of a device', () => {
  it('has the thumbprint of RFC 7638, for any order of its members', async () => {
    const { x, y } = await publicKeyOf(await newDeviceKey());
    const key: EcPublicKey = { y, x, kty: 'EC', crv: 'P-256' };
    expect(await thumbprintOf(key)).toBe(await calculateJwkThumbprint({ ...key }, 'sha256'));
  });

  it('exports only its public part', async () => {
    const keys = await newDeviceKey();
    expect(Object.keys(await publicKeyOf(keys)).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'crv',
      'kty',
      'x',
      'y',
    ]);
    await expect(crypto.subtle.exportKey('jwk', keys.privateKey)).rejects.toThrow('extractable');
  });

  it('makes a signature that is valid only for the same text and key', async () => {
    const keys = await newDeviceKey();
    const key = await publicKeyOf(keys);
    const signature = await sign(keys, 'žluťoučký');
    expect(await isSignedBy(key, 'žluťoučký', signature)).toBe(true);
    expect(await isSignedBy(key, 'zlutoucky', signature)).toBe(false);
    expect(await isSignedBy(await publicKeyOf(await newDeviceKey()), 'žluťoučký', signature)).toBe(false);
  });

  it('does not verify a signature if the key or the signature is malformed', async () => {
    const keys = await newDeviceKey();
    const key = await publicKeyOf(keys);
    expect(await isSignedBy({ ...key, x: 'x' }, 'text', await sign(keys, 'text'))).toBe(false);
    expect(await isSignedBy(key, 'text', '!')).toBe(false);
    expect(await isSignedBy(key, 'text', '')).toBe(false);
  });
});

describe('the digest of a photo', () => {
  it('is the first half of its SHA-256', async () => {
    const bytes = Buffer.from('?>?>~~~ picture');
    const photo = `data:image/jpeg;base64,${bytes.toString('base64')}`;
    expect(photo).toMatch(/[+/]/);
    const digest = createHash('sha256').update(bytes).digest().subarray(0, 16).toString('base64url');
    expect(await photoDigestOf(photo)).toBe(digest);
  });

  it.each(['data:image/jpeg;base64,!', 'data:image/jpeg;base64,_-_-'])('is null for %s', async (text) => {
    expect(await photoDigestOf(text)).toBeNull();
  });
});

describe('a signed pass', () => {
  const encoder = new TextEncoder();
  let keys: PassKeys;
  let sealed: (said: string, header?: object) => Promise<string>;
  /** Signs with another library, as other operators may. */
  beforeAll(async () => {
    const operator = await generateKeyPair('ES256');
    const { x = '', y = '' } = await exportJWK(operator.publicKey);
    const other = await publicKeyOf(await newDeviceKey());
    keys = {
      issuer: adultClaims.iss,
      proofTolerance: 60,
      keys: [
        { ...other, kid: 'older' },
        { kty: 'EC', crv: 'P-256', x, y, kid: 'operator' },
      ],
    };
    sealed = (said, header = {}) =>
      new CompactSign(encoder.encode(said))
        .setProtectedHeader({ alg: 'ES256', kid: 'operator', ...header })
        .sign(operator.privateKey);
  });

  const read = async (pass: string) => readPass(pass, keys);

  it("has the signed claims, for any of the operator's keys", async () => {
    expect(await read(await sealed(JSON.stringify(adultClaims)))).toEqual({ claims: adultClaims });
  });

  it('is refused with an unknown key id, and as altered with the id of another key', async () => {
    expect(await read(await sealed(JSON.stringify(adultClaims), { kid: 'stranger' }))).toEqual({ flaw: 'UNKNOWN_KEY' });
    expect(await read(await sealed(JSON.stringify(adultClaims), { kid: 'older' }))).toEqual({ flaw: 'ALTERED' });
  });

  it('is refused without a key id', async () => {
    expect(await read(await sealed(JSON.stringify(adultClaims), { kid: undefined }))).toEqual({ flaw: 'NO_PASS' });
  });

  it('is refused if its content is not a pass', async () => {
    expect(await read(await sealed('{"nam":"Jana"}'))).toEqual({ flaw: 'NO_PASS' });
    expect(await read(await sealed('Jana'))).toEqual({ flaw: 'NO_PASS' });
    expect(await read(await sealed(JSON.stringify({ ...adultClaims, more: 1 })))).toEqual({ flaw: 'NO_PASS' });
  });

  it('is refused if it is from another shop', async () => {
    const other = JSON.stringify({ ...adultClaims, iss: 'https://other.example' });
    expect(await read(await sealed(other))).toEqual({ flaw: 'OTHER_SHOP' });
  });

  it.each(['', '.', '!.!.!', 'eyJ', `${base64Url('{"alg":"ES256"}')}.e30.AA`])(
    'is refused for the text %j',
    async (text) => {
      expect(await read(text)).toEqual({ flaw: 'NO_PASS' });
    },
  );

  it('is refused as altered without its payload or its signature', async () => {
    const [header = '', payload = '', signature = ''] = (await sealed(JSON.stringify(adultClaims))).split('.');
    for (const text of [header, `${header}.${payload}`, `${header}..${signature}`, `${header}.${payload}.!`]) {
      expect(await read(text)).toEqual({ flaw: 'ALTERED' });
    }
  });
});
