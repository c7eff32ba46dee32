import * as v from 'valibot';
import { type EcPublicKey, PassClaims, type PassKeys } from '#contract/entities/pass.ts';
import { fromBase64, fromBase64Url, toBase64Url } from '#rules/base64.ts';
import { keyIdOf } from '#rules/pass-code.ts';

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;

const encoder = new TextEncoder();

const sha256 = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytes);

/** The thumbprint of a public key (RFC 7638). */
export const thumbprintOf = async ({ crv, kty, x, y }: EcPublicKey): Promise<string> =>
  toBase64Url(await sha256(encoder.encode(JSON.stringify({ crv, kty, x, y }))));

const digestBytes = 16;

/**
 * The digest of a photo that a pass contains: the first 16 bytes of the photo's SHA-256. Null if the text is not a
 * photo.
 */
export async function photoDigestOf(dataUrl: string): Promise<string | null> {
  try {
    const bytes = fromBase64(dataUrl.slice(dataUrl.indexOf(',') + 1));
    return toBase64Url((await sha256(bytes)).slice(0, digestBytes));
  } catch {
    return null;
  }
}

/** Whether a text is signed with a key; false if the key or the signature (base64url) is malformed. */
export async function isSignedBy({ kty, crv, x, y }: EcPublicKey, text: string, signature: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, curve, false, ['verify']);
    return await crypto.subtle.verify(signing, key, fromBase64Url(signature), encoder.encode(text));
  } catch {
    return false;
  }
}

/** A new key pair of a device. The private key can be used, but not exported. */
export const newDeviceKey = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(curve, false, ['sign', 'verify']);

export async function publicKeyOf({ publicKey }: CryptoKeyPair): Promise<EcPublicKey> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return { kty: 'EC', crv: 'P-256', x, y };
}

export const sign = async ({ privateKey }: CryptoKeyPair, text: string): Promise<string> =>
  toBase64Url(await crypto.subtle.sign(signing, privateKey, encoder.encode(text)));

function parseClaims(part: string): PassClaims | null {
  try {
    return v.parse(PassClaims, JSON.parse(new TextDecoder().decode(fromBase64Url(part))));
  } catch {
    return null;
  }
}

/** The content of a signed pass, or why it is not a pass of the operator. */
export type ReadPass =
  | { readonly claims: PassClaims }
  | { readonly flaw: 'NO_PASS' | 'UNKNOWN_KEY' | 'ALTERED' | 'OTHER_SHOP' };

/** Reads a pass (a compact JWS) if one of the operator's keys has signed it. */
export async function readPass(pass: string, { keys, issuer }: PassKeys): Promise<ReadPass> {
  const [header = '', payload = '', signature = ''] = pass.split('.');
  const kid = keyIdOf(header);
  if (kid === null) return { flaw: 'NO_PASS' };
  const key = keys.find((known) => known.kid === kid);
  if (key === undefined) return { flaw: 'UNKNOWN_KEY' };
  if (!(await isSignedBy(key, `${header}.${payload}`, signature))) return { flaw: 'ALTERED' };
  const claims = parseClaims(payload);
  if (claims === null) return { flaw: 'NO_PASS' };
  return claims.iss === issuer ? { claims } : { flaw: 'OTHER_SHOP' };
}
