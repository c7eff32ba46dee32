/**
 * What a QR code of a pass carries after the `#`: the pass, the half minute in which the code was drawn, the device's public
 * key and its signature of both. Only a device that has the key can draw the code of another half minute.
 */
export interface PassCode {
  /** A compact JWS. */
  readonly pass: string;
  /** How many half minutes since 1970. */
  readonly halfMinute: number;
  /** The two coordinates of the key, 64 bytes in base64url. */
  readonly deviceKey: string;
  /** 64 bytes in base64url. */
  readonly signature: string;
}

/** A code is drawn anew so often, in milliseconds. */
export const codeLife = 30_000;

export const halfMinuteOf = (now: number): number => Math.floor(now / codeLife);

/** What the device signs. */
export const signedText = ({ pass, halfMinute }: Pick<PassCode, 'pass' | 'halfMinute'>): string =>
  `linka-pass:${halfMinute.toString(36)}:${pass}`;

export const writeCode = ({ pass, halfMinute, deviceKey, signature }: PassCode): string =>
  [pass, halfMinute.toString(36), deviceKey, signature].join('.');

const form = /^([\w-]+\.[\w-]+\.[\w-]{86})\.([1-9a-z][\da-z]{0,7})\.([\w-]{86})\.([\w-]{86})$/;

/** The letters that may end 64 bytes in base64url: each other one would be a second spelling of the same bytes. */
const lastLetters = /[AQgw]$/;

const isSpeltOnce = (bytes64: string): boolean => lastLetters.test(bytes64);

/** The parts of a code; null for any other text. */
export function readCode(text: string): PassCode | null {
  const [, pass = '', halfMinute = '', deviceKey = '', signature = ''] = form.exec(text) ?? [];
  if (![pass, deviceKey, signature].every(isSpeltOnce)) return null;
  return { pass, halfMinute: Number.parseInt(halfMinute, 36), deviceKey, signature };
}

const bare = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;

/** A pass that somebody has sent without the signature of the device. */
export const isBarePass = (text: string): boolean => bare.test(text) && isSpeltOnce(text);

/** The code in what was scanned, opened or pasted: an address with the code after its `#`, or the code alone. */
export const codeIn = (text: string): string => text.slice(text.indexOf('#') + 1).replaceAll(/\s/g, '');

/** The address in the QR code. What is after the `#` is never sent to a server. */
export const codeAddress = (origin: string, code: string): string => `${origin}/verify-pass#${code}`;

/** Why the moment of a code does not fit; null = it does. */
export type MomentFlaw = 'CODE_OLD' | 'CODE_FROM_FUTURE';

/**
 * Compares the half minute of a code with the time of who checks it.
 *
 * @param now epoch milliseconds
 * @param tolerance by how many seconds the two clocks may differ
 */
export function momentFlawOf(halfMinute: number, now: number, tolerance: number): MomentFlaw | null {
  const begins = halfMinute * codeLife;
  if (now < begins - tolerance * 1000) return 'CODE_FROM_FUTURE';
  return now >= begins + codeLife + tolerance * 1000 ? 'CODE_OLD' : null;
}
