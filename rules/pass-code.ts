import { fromBase64Url, toBase64Url } from './base64.ts';
import { fromDigits, toDigits } from './decimal-bytes.ts';

/**
 * The content of a pass's QR code after the `#`: the pass, the half minute in which the code was drawn, the device's
 * public key, and the device's signature of the pass and the half minute. Only a device with the private key can create
 * a code for another half minute.
 */
export interface PassCode {
  /** A compact JWS. */
  readonly pass: string;
  /** The number of half minutes since 1970. */
  readonly halfMinute: number;
  /** The two coordinates of the public key, 64 bytes in base64url. */
  readonly deviceKey: string;
  /** 64 bytes in base64url. */
  readonly signature: string;
}

/** The time after which a new code is drawn, in milliseconds. */
export const codeLife = 30_000;

export const halfMinuteOf = (now: number): number => Math.floor(now / codeLife);

/** The text that the device signs. */
export const signedText = ({ pass, halfMinute }: Pick<PassCode, 'pass' | 'halfMinute'>): string =>
  `linka-pass:${halfMinute.toString(36)}:${pass}`;

const keyIdForm = /^[\w-]{1,255}$/;
const headerForm = /^\{"alg":"ES256","kid":"([\w-]{1,255})"\}$/;

const asciiOf = (bytes: Uint8Array): string => String.fromCodePoint(...bytes);
const bytesOf = (ascii: string): Uint8Array => Uint8Array.from(ascii, (letter) => letter.codePointAt(0) ?? 0);

const headerOf = (keyId: string): string => toBase64Url(bytesOf(JSON.stringify({ alg: 'ES256', kid: keyId })));

/** The bytes of a text in base64url as characters; '' if the text has a length that base64url does not have. */
function decoded(text: string): string {
  return text.length % 4 === 1 ? '' : asciiOf(fromBase64Url(text));
}

/**
 * The id of the key in the header of a pass. Null for every other header: the header of a code is written from this id,
 * so that it has only one form.
 */
export function keyIdOf(header: string): string | null {
  const keyId = /^[\w-]+$/.test(header) ? headerForm.exec(decoded(header))?.[1] : undefined;
  return keyId !== undefined && headerOf(keyId) === header ? keyId : null;
}

/** The length of a signature, and of a public key. */
const sealLength = 64;
/** Half minutes until the year 6053. */
const timeLength = 4;

/**
 * Writes a code as one decimal number, which a QR code stores compactly. Its bytes: the half minute, the length of the
 * key's id, the id, the operator's signature, the device's key and signature, and the claims of the pass.
 */
export function writeCode({ pass, halfMinute, deviceKey, signature }: PassCode): string {
  const [header = '', claims = '', seal = ''] = pass.split('.');
  const keyId = keyIdOf(header);
  if (keyId === null) throw new Error('expected a pass with the header of the operator, got another header');
  const time = new Uint8Array(timeLength);
  new DataView(time.buffer).setUint32(0, halfMinute);
  const parts = [seal, deviceKey, signature, claims].map(fromBase64Url);
  return toDigits(Uint8Array.of(...time, keyId.length, ...bytesOf(keyId), ...parts.flatMap((part) => [...part])));
}

/** The parts of a code; null for a text that is not a code. Each code has only one spelling. */
export function readCode(text: string): PassCode | null {
  const bytes = fromDigits(text);
  if (bytes === null) return null;
  const idFrom = timeLength + 1;
  const idTo = idFrom + (bytes[timeLength] ?? 0);
  const keyId = asciiOf(bytes.slice(idFrom, idTo));
  const deviceKeyFrom = idTo + sealLength;
  const signatureFrom = deviceKeyFrom + sealLength;
  const claimsFrom = signatureFrom + sealLength;
  if (!keyIdForm.test(keyId) || bytes.length <= claimsFrom) return null;
  const part = (from: number, to?: number) => toBase64Url(bytes.slice(from, to));
  return {
    pass: [headerOf(keyId), part(claimsFrom), part(idTo, deviceKeyFrom)].join('.'),
    halfMinute: new DataView(bytes.buffer).getUint32(0),
    deviceKey: part(deviceKeyFrom, signatureFrom),
    signature: part(signatureFrom, claimsFrom),
  };
}

/**
 * The characters with which 64 bytes in base64url can end. A text with another last character would be a second spelling
 * of the same bytes.
 */
const lastLetters = /[AQgw]$/;

const barePass = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;

/**
 * Whether the text is a pass without the signature of the device, for example because somebody has copied and sent it.
 */
export const isBarePass = (text: string): boolean => barePass.test(text) && lastLetters.test(text);

/** The code in a text that was scanned, opened or pasted: an address with the code after its `#`, or only the code. */
export const codeIn = (text: string): string => text.slice(text.indexOf('#') + 1).replaceAll(/\s/g, '');

/** The address in the QR code. Browsers never send the part after the `#` to a server. */
export const codeAddress = (origin: string, code: string): string => `${origin}/verify-pass#${code}`;

/** Why the time of a code is not accepted; null = it is accepted. */
export type MomentFlaw = 'CODE_OLD' | 'CODE_FROM_FUTURE';

/**
 * Compares the half minute of a code with the time of the person who checks it.
 *
 * @param now epoch milliseconds
 * @param tolerance the allowed difference between the two clocks, in seconds
 */
export function momentFlawOf(halfMinute: number, now: number, tolerance: number): MomentFlaw | null {
  const begins = halfMinute * codeLife;
  if (now < begins - tolerance * 1000) return 'CODE_FROM_FUTURE';
  return now >= begins + codeLife + tolerance * 1000 ? 'CODE_OLD' : null;
}
